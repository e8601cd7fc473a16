import { useCallback, useState } from 'react';
import { type OrderOf, type SeekriegOdds, seekrieg } from '../../../../rules/seekrieg';
import type { Ship } from '../../../../rules/seekrieg/query';
import { mean, percent } from '../../../../words/core/chance';
import { percentText } from '../../../../words/core/say';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { seekriegNamesText } from '../../../../words/seekrieg/texts/names';
import { numbered } from '../../../controls/numbered';
import { useOneByOne } from '../../../controls/useOneByOne';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';

type Torpedoes = OrderOf<'torpedoes'>;
type Odds = SeekriegOdds['torpedoes'][number];

/** [SK-17.1] The tubes of a ship: what each mount can fire at, with its chance, and what is ordered. */
export function TorpedoForm({ ship }: { ship: Ship }) {
  const { sheet, condition } = ship;
  const [isOpen, setOpen] = useState((ship.plan?.torpedoes.length ?? 0) > 0);
  if (!sheet.torpedoes || !condition?.mounts.some(({ tubes }) => tubes > 0)) return null;
  return (
    <details
      className="fleet-torpedoes"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{seekriegFireText('torpedoes', { ship: sheet.name })}</summary>
      {isOpen &&
        numbered(condition.mounts).map(({ key }, mount) => (
          <Mount key={key} {...{ ship, mount }} />
        ))}
    </details>
  );
}

function Mount({ ship, mount }: { ship: Ship; mount: number }) {
  const { legal } = useDesk();
  const place = ship.sheet.torpedoes?.mounts[mount]?.place;
  const log = ship.condition?.mounts[mount];
  if (!place || !log || log.tubes === 0) return null;
  const shots = ordersOf(legal, 'torpedoes').filter(
    (it) => it.ship === ship.id && it.mount === mount && it.count > 0,
  );
  return (
    <fieldset className="fleet-launches">
      <legend>
        {seekriegFireText('mount', {
          ...{ number: mount + 1, place: seekriegFireText(`place.${place}`) },
          ...{ loaded: log.loaded, tubes: log.tubes },
        })}
      </legend>
      <Ordered ship={ship} mount={mount} />
      {shots.length === 0 && <p className="hint">{seekriegFireText('noTorpedoShot')}</p>}
      <Shots shots={shots} />
    </fieldset>
  );
}

/** What the mount has been ordered to fire: how many, and not at all. */
function Ordered({ ship, mount }: { ship: Ship; mount: number }) {
  const { names, give } = useDesk();
  const order = ship.plan?.torpedoes.find((it) => it.mount === mount);
  const most = ship.condition?.mounts[mount]?.loaded ?? 0;
  if (!order) return null;
  const again = (count: number) => give({ kind: 'torpedoes', ship: ship.id, ...order, count });
  return (
    <p className="sk-ordered">
      ✓{' '}
      {seekriegFireText('torpedoFires', {
        ...{ count: order.count, target: names.ship(order.target) },
      })}{' '}
      {most > 1 && (
        <select
          className="field"
          aria-label={seekriegFireText('torpedoSpread')}
          value={order.count}
          onChange={({ target }) => again(Number(target.value))}
        >
          {Array.from({ length: most }, (_, at) => at + 1).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      )}{' '}
      <button type="button" className="button small" onClick={() => again(0)}>
        {seekriegFireText('torpedoCancel')}
      </button>
    </p>
  );
}

function Shots({ shots }: { shots: readonly Torpedoes[] }) {
  const { view, side, names, give } = useDesk();
  const reckon = useCallback(
    (key: string) => seekrieg.explain(view, side, [JSON.parse(key) as Torpedoes]).torpedoes[0],
    [view, side],
  );
  const odds = useOneByOne(
    shots.map((shot) => JSON.stringify(shot)),
    reckon,
  );
  const listed = shots
    .map((shot) => ({ shot, found: odds.get(JSON.stringify(shot)) }))
    .sort((a, b) => (b.found?.chance ?? -1) - (a.found?.chance ?? -1));
  return listed.map(({ shot, found }) => (
    <button
      key={JSON.stringify(shot)}
      type="button"
      className="fleet-option"
      aria-pressed={isOrdered(view.ships[shot.ship], shot)}
      onClick={() => give(shot)}
    >
      <b>
        {seekriegFireText('torpedoAt', {
          target: names.ship(shot.target),
          setting: seekriegNamesText(`setting.${shot.setting}`),
          pistol: seekriegNamesText(`pistol.${shot.pistol}`),
        })}
      </b>
      {found && oddsLines(found).map((line) => <small key={line}>{line}</small>)}
    </button>
  ));
}

const isOrdered = (ship: Ship | undefined, { mount, target, setting, pistol }: Torpedoes) =>
  ship?.plan?.torpedoes.some(
    (it) =>
      it.mount === mount && it.target === target && it.setting === setting && it.pistol === pistol,
  ) ?? false;

/** [SK-17.18] If the target keeps her course and speed and does not comb. */
function oddsLines({ chance, count, arrivesOnTurn: turn, damage, dudPercent }: Odds): string[] {
  if (chance === null) return [seekriegFireText('torpedoMarker', { turn })];
  const any = 1 - (1 - chance / 100) ** count;
  const odds = seekriegFireText('torpedoOdds', {
    ...{ chance: percentText(chance), any: percent(any), count, turn },
  });
  if (damage === null) return [odds];
  const duds = percentText(dudPercent);
  return [odds, seekriegFireText('torpedoHit', { damage: mean(damage), duds })];
}
