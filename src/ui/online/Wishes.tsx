import { MATTERS, type Matter } from '../../game/online/pace';
import { onlineMatchText } from '../i18n/onlineMatch';
import { offerText } from './offerText';
import { Part } from './Part';
import type { PartProps } from './props';
import { useDone } from './useDone';

type WishesProps = PartProps & { onClose: () => void };

/** What the other side can be asked for. The result is shown under the bar. */
export function Wishes(props: WishesProps) {
  const { match, names, kept, canTakeBack, place, onClose } = props;
  const { online } = place;
  const { said, attempt } = useDone();
  const { offers = [], pausedSince } = match.pace ?? {};
  const isPaused = pausedSince !== undefined;
  const closed: Record<Matter, boolean> = {
    pause: isPaused,
    takeback: isPaused || !canTakeBack,
    draw: false,
  };
  const open = MATTERS.filter(
    (matter) => !closed[matter] && !offers.some((offer) => offer.matter === matter),
  );
  return (
    <Part title={onlineMatchText('wishesTitle')}>
      <div className="actions">
        {open.map((matter) => (
          <button
            key={matter}
            type="button"
            className="button small"
            onClick={() =>
              attempt(async () => {
                const refusal = await online.consent(matter, 'ask');
                return refusal ? { ok: false, refusal } : { ok: true, value: undefined };
              }, onClose)
            }
          >
            {onlineMatchText(`ask.${matter}`)}
          </button>
        ))}
      </div>
      {offers.map((offer) => (
        <p key={`${offer.matter} ${offer.by}`} className="hint">
          {offerText(offer, kept?.side, names)}
        </p>
      ))}
      <p role="status">{said}</p>
    </Part>
  );
}
