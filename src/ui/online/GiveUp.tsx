import { useLocation } from 'wouter';
import { onlineMatchText } from '../i18n/onlineMatch';
import { lobby } from './lobby';
import { Part } from './Part';
import type { PartProps } from './props';
import { dropSeat, type KeptSeat } from './seats';
import { useDone } from './useDone';

type GiveUpProps = PartProps & { kept: KeptSeat; onClose: () => void };

/** Resigning, giving the seat back, and forgetting it. */
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
    <>
      <Part title={onlineMatchText('resignTitle')}>
        <Asking what="resign" ask={ask} onYes={resign} />
      </Part>
      <Part title={onlineMatchText('leaveTitle')}>
        <Asking what="leave" ask={ask} onYes={leave} />
        <p role="status">{said}</p>
      </Part>
    </>
  );
}

interface AskingProps {
  what: 'resign' | 'leave';
  ask: PartProps['ask'];
  onYes: () => void;
}

/** The consequences, and a button that asks before it acts. */
const Asking = ({ what, ask, onYes }: AskingProps) => (
  <>
    <p className="hint">{onlineMatchText(`${what}Hint`)}</p>
    <div className="actions">
      <button
        type="button"
        className="button danger small"
        onClick={() =>
          ask({
            title: onlineMatchText(`${what}Ask`),
            text: onlineMatchText(`${what}Text`),
            yes: onlineMatchText(`${what}Yes`),
            no: onlineMatchText(`${what}No`),
            tone: 'danger',
            onYes,
          })
        }
      >
        {onlineMatchText(what)}
      </button>
    </div>
  </>
);
