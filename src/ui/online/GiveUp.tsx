import { useLocation } from 'wouter';
import { onlineMatchText } from '../i18n/onlineMatch';
import { lobby } from './lobby';
import { Part } from './Part';
import type { PartProps } from './props';
import { dropSeat, type KeptSeat } from './seats';
import { useDone } from './useDone';

type GiveUpProps = PartProps & { kept: KeptSeat; onClose: () => void };

/** Giving the match up, giving the seat back, and forgetting it. */
export function GiveUp({ match, kept, place: { online }, ask, onClose }: GiveUpProps) {
  const [, go] = useLocation();
  const { said, attempt } = useDone();
  const forget = () => {
    dropSeat(kept);
    go('/online');
  };
  if (match.status !== 'playing')
    return (
      <div className="actions">
        <button type="button" className="button small" onClick={forget}>
          {onlineMatchText('forget')}
        </button>
      </div>
    );
  const resign = () =>
    attempt(async () => {
      const refusal = await online.resign();
      return refusal ? { ok: false, refusal } : { ok: true, value: undefined };
    }, onClose);
  const leave = () => attempt(() => lobby.leave(match.matchID, kept), forget);
  return (
    <Part title={onlineMatchText('resignTitle')}>
      <div className="actions">
        <button
          type="button"
          className="button danger small"
          onClick={() =>
            ask({
              title: onlineMatchText('resignAsk'),
              text: onlineMatchText('resignText'),
              yes: onlineMatchText('resignYes'),
              no: onlineMatchText('resignNo'),
              tone: 'danger',
              onYes: resign,
            })
          }
        >
          {onlineMatchText('resign')}
        </button>
        <button
          type="button"
          className="button small"
          onClick={() =>
            ask({
              title: onlineMatchText('leaveAsk'),
              text: onlineMatchText('leaveText'),
              yes: onlineMatchText('leaveYes'),
              no: onlineMatchText('leaveNo'),
              tone: 'danger',
              onYes: leave,
            })
          }
        >
          {onlineMatchText('leave')}
        </button>
      </div>
      <p role="status">{said}</p>
    </Part>
  );
}
