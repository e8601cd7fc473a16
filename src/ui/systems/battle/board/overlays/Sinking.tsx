import type { BattleView } from '../../../../../rules/battle';
import { hash } from '../../../../hexmap/geometry/noise';
import { fixed, translate } from '../../../../hexmap/geometry/points';
import { ms, vars } from '../../../../hexmap/overlays/vars';
import type { Silhouettes } from '../../../../ships/silhouette';
import type { Effect } from '../common/effects';
import { centerOf } from '../common/plane';
import { CounterFace } from '../counters/CounterFace';
import { type ShipFacts, shipFacts } from '../counters/counterFacts';
import { Ripples } from './Blow';
import { Burst } from './Burst';

type SinkingEffect = Extract<Effect, { kind: 'sinking' }>;

interface SinkingProps {
  effect: SinkingEffect;
  view: BattleView;
  silhouettes: Silhouettes;
}

const NOW = vars({ '--delay': '0ms' });

/** A ship lists and goes down in rings and oil; what stays is the sign of her wreck. */
export function Sinking({ effect: { ship, hex, cause }, view, silhouettes }: SinkingProps) {
  const at = centerOf(hex);
  const facts = view.ships[ship] ? shipFacts(view, ship) : undefined;
  return (
    <g data-cause={cause}>
      <g transform={translate(at)}>
        <ellipse className="slick" cy="10" rx="34" ry="17" />
      </g>
      <Ripples at={at} className="sinking-rings" />
      <g transform={translate(at)}>
        {facts && <GoingDown facts={facts} silhouettes={silhouettes} />}
        <Bubbles salt={hex.q + 17 * hex.r} />
        {cause === 'magazine' && (
          <g transform="scale(2.5)" style={NOW}>
            <g className="sized">
              <Burst />
            </g>
          </g>
        )}
      </g>
    </g>
  );
}

/** Her counter, for the last time. */
function GoingDown({ facts, silhouettes }: { facts: ShipFacts; silhouettes: Silhouettes }) {
  const toPort = hash(facts.name.length, facts.id.length, SALT.list) < 0.5;
  return (
    <g className="going-down" style={vars({ '--list': toPort ? '-11deg' : '11deg' })}>
      <CounterFace
        ship={facts}
        record={silhouettes[facts.classId]}
        bow={toPort ? 'left' : 'right'}
      />
    </g>
  );
}

const SALT = { list: 101, across: 103, late: 107 } as const;
const BUBBLES = [0, 1, 2, 3, 4, 5, 6];

const Bubbles = ({ salt }: { salt: number }) =>
  BUBBLES.map((i) => (
    <circle
      key={i}
      className="bubble"
      cx={fixed((hash(i, salt, SALT.across) - 0.5) * 44)}
      cy={fixed(8 + 12 * hash(i + 9, salt, SALT.across))}
      r={fixed(1.6 + 1.8 * hash(i, salt, SALT.late))}
      style={vars({ '--delay': ms(900 + 1300 * hash(i + 5, salt, SALT.late)) })}
    />
  ));
