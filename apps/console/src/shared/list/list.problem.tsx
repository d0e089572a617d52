import { RequestId } from '../request-id.tsx';

/** Why a list could not be read: what happened, what to do, and the number that finds it in the log. */
export function ListProblem({
  what,
  advice,
  requestId,
}: {
  what: string;
  advice?: string;
  requestId?: string;
}) {
  return (
    <div className="grid gap-0.5">
      <span>{what}</span>
      {advice && <span>{advice}</span>}
      {requestId && <RequestId id={requestId} />}
    </div>
  );
}
