import { RequestId } from '../request-id.tsx';

/** Why a list failed to load: what happened, what to do, and the request id for the logs. */
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
