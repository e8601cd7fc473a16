import type { OrderOf } from '../../../../rules/seekrieg';
import { SHELL_TYPES, type Ship } from '../../../../rules/seekrieg/query';
import { figure } from '../../../../words/core/say';
import { batteryText, letterOf } from '../../../../words/seekrieg/common/words';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { seekriegNamesText } from '../../../../words/seekrieg/texts/names';
import { numbered } from '../../../controls/numbered';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { Choice } from '../forms/Choice';
import { StandingForm } from './StandingForm';

/** Shells, lights, the floatplane and standing orders of the own ship that is picked. */
export function GearForm() {
  const { view, side, selected } = useDesk();
  const ship = view.ships[selected ?? ''];
  if (!ship || ship.side !== side || ship.fate !== 'inPlay') return null;
  return (
    <details className="fleet-torpedoes">
      <summary>{seekriegFireText('gear', { ship: ship.sheet.name })}</summary>
      <div className="fleet-choices">
        {numbered(ship.sheet.batteries).map(({ key }, battery) => (
          <Shells key={key} {...{ ship, battery }} />
        ))}
        <Searchlight ship={ship} />
        <StarShells ship={ship} />
        <Spotter ship={ship} />
        <StandingForm ship={ship} />
      </div>
    </details>
  );
}

/** [SK-13.9, SK-34.7] What a battery is loaded with. */
function Shells({ ship, battery }: { ship: Ship; battery: number }) {
  const { names, give } = useDesk();
  const log = ship.condition?.batteries[battery];
  const types = SHELL_TYPES.filter((type) => (log?.shells[type] ?? 0) > 0);
  if (!log || types.length < 2) return null;
  const guns = batteryText(names, { ship: ship.id, battery });
  return (
    <Choice
      label={seekriegFireText('shells', { guns })}
      value={ship.plan?.shells[battery] ?? log.loaded}
      options={types.map((type) => ({
        value: type,
        label: seekriegFireText('shellsLeft', {
          ...{ type: seekriegNamesText(`shells.${type}`), left: figure(log.shells[type] ?? 0) },
        }),
        order: { kind: 'shells', ship: ship.id, battery, type },
      }))}
      give={give}
    />
  );
}

/** [SK-19.20] */
function Searchlight({ ship }: { ship: Ship }) {
  const { legal, names, give } = useDesk();
  const now = ship.plan?.searchlight ?? 'off';
  const orders = ordersOf(legal, 'searchlight').filter((it) => it.ship === ship.id);
  if (orders.length === 0) return null;
  const uses = [...new Set([now, ...orders.map(({ use }) => use)])];
  return (
    <Choice
      label={seekriegFireText('searchlight')}
      value={now}
      options={uses.map((use) => ({
        value: use,
        label:
          use === 'off' || use === 'search'
            ? seekriegFireText(`searchlight.${use}`)
            : seekriegFireText('searchlight.on', { target: names.ship(use) }),
        order: { kind: 'searchlight', ship: ship.id, use },
      }))}
      give={give}
    />
  );
}

type StarShell = OrderOf<'starShell'>;

/** [SK-19.9] One choice for each mount that can fire them. */
function StarShells({ ship }: { ship: Ship }) {
  const { legal } = useDesk();
  const orders = ordersOf(legal, 'starShell').filter((it) => it.ship === ship.id);
  const mounts = [...new Set(orders.map(({ battery, turret }) => `${battery}/${turret}`))];
  return mounts.map((mount) => (
    <StarShellMount
      key={mount}
      ship={ship}
      orders={orders.filter(({ battery, turret }) => `${battery}/${turret}` === mount)}
    />
  ));
}

function StarShellMount({ ship, orders }: { ship: Ship; orders: readonly StarShell[] }) {
  const { names, give } = useDesk();
  const [first] = orders;
  if (!first) return null;
  const { battery, turret } = first;
  const now = ship.plan?.starShells.find((it) => it.battery === battery && it.turret === turret);
  const guns = batteryText(names, { ship: ship.id, battery });
  const letter = letterOf(names, { ship: ship.id, battery }, turret);
  const ats: StarShell['at'][] = ['-', ...(now ? [now.at] : []), ...orders.map(({ at }) => at)];
  const keyOf = (at: StarShell['at']) => (typeof at === 'string' ? at : names.hex(at));
  const label = (at: StarShell['at']) =>
    at === '-'
      ? seekriegFireText('starShell.none')
      : seekriegFireText('starShell.at', {
          target: typeof at === 'string' ? names.ship(at) : names.hex(at),
        });
  return (
    <Choice
      label={seekriegFireText('starShell', { mount: `${guns} ${letter}` })}
      value={keyOf(now?.at ?? '-')}
      options={ats
        .filter((at, index) => ats.findIndex((it) => keyOf(it) === keyOf(at)) === index)
        .map((at) => ({ value: keyOf(at), label: label(at), order: { ...first, at } }))}
      give={give}
    />
  );
}

/** [SK-11.24 to SK-11.27] */
function Spotter({ ship }: { ship: Ship }) {
  const { legal, names, give } = useDesk();
  const orders = ordersOf(legal, 'spot').filter((it) => it.ship === ship.id);
  if (orders.length === 0) return null;
  const spotter = ship.condition?.spotter ?? null;
  const now = spotter ? (spotter.target ?? '-') : '';
  const targets = [...new Set([...(spotter ? [now] : []), ...orders.map((it) => it.target)])];
  const label = (target: string) => {
    if (!spotter) return seekriegFireText('spotter.launch');
    return target === '-'
      ? seekriegFireText('spotter.own')
      : seekriegFireText('spotter.at', { target: names.ship(target) });
  };
  const aboard = { value: '', label: seekriegFireText('spotter.aboard'), order: null };
  return (
    <Choice
      label={seekriegFireText('spotter')}
      value={now}
      options={[
        ...(spotter ? [] : [aboard]),
        ...targets.map((target) => ({
          value: target,
          label: label(target),
          order: { kind: 'spot' as const, ship: ship.id, target },
        })),
      ]}
      give={give}
    />
  );
}
