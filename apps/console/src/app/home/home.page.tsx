import { timeZone, useFormats } from '../../shared/format.ts';
import { useText } from '../../shared/messages.ts';
import { menuPathFor } from '../../shared/site.ts';
import { useStore } from '../../shared/store.ts';
import { currentUser } from '../session.ts';
import { homeMessages } from './home.messages.ts';
import { MyPages } from './my-pages.tsx';
import { TodayOrders } from './today-orders.tsx';

/** Which part of the day a platform hour is in. */
export function dayPart(hour: number): 'night' | 'morning' | 'afternoon' | 'evening' {
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** What this role watches today; every figure is an existing call's answer and leads to the rows behind it. */
export function HomePage() {
  const text = useText(homeMessages);
  const formats = useFormats();
  const user = useStore(currentUser);
  if (!user) return null;
  const now = new Date();
  const hour = Number(formats.clock(now).slice(0, 2));
  const listPath = menuPathFor('orders.list', user.access);
  return (
    <div className="mx-auto grid max-w-[90rem] gap-5 p-4 sm:p-6">
      <header>
        <h1 className="text-xl font-semibold">{text(dayPart(hour), { name: user.name || user.account })}</h1>
        <p className="mt-0.5 text-muted-foreground">
          {formats.longDate(now)} · {text('zoneNote', { zone: timeZone() })}
        </p>
      </header>
      {listPath && <TodayOrders listPath={listPath} />}
      <MyPages role={user.access} />
    </div>
  );
}
