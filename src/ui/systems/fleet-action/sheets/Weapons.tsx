import type {
  Battery,
  DataSheet,
  Mount,
  TorpedoBattery,
  Unit,
  WeaponGroup,
} from '../../../../rules/fleet-action/query';
import { signed } from '../../../../words/core/say';
import { fleetSheetText } from '../../../../words/fleet-action/texts/sheet';
import { numbered } from '../../../controls/numbered';
import { MountSign, type MountState } from './MountSign';

interface WeaponsProps {
  sheet: DataSheet;
  unit?: Unit | undefined;
}

/** [NW-2.17] Guns and torpedo tubes by their groups. */
export const Weapons = ({ sheet, unit }: WeaponsProps) => (
  <>
    {sheet.main && <Guns group="main" battery={sheet.main} unit={unit} />}
    {sheet.other && <Guns group="other" battery={sheet.other} unit={unit} />}
    {sheet.torpedoes && <Tubes battery={sheet.torpedoes} unit={unit} />}
  </>
);

interface GunsProps {
  group: 'main' | 'other';
  battery: Battery;
  unit: Unit | undefined;
}

function Guns({ group, battery, unit }: GunsProps) {
  const { gun, kind, mounts } = battery;
  return (
    <section className="fa-weapon">
      <header>
        <span className="fa-group">{fleetSheetText(`group.${group}`)}</span> <b>{gun.name}</b>
        <small>
          <span>
            {fleetSheetText(`mount.${kind}`)}
            {gun.isDualPurpose && `, ${fleetSheetText('dualPurpose')}`}
          </span>
          <Impact points={gun.impactPoints} value={gun.criticalValue} />
        </small>
      </header>
      <div className="fa-weapon-body">
        <Mounts mounts={mounts} kind="guns" stateOf={(at) => mountState(unit, group, at)} />
        <GunTable battery={battery} />
      </div>
    </section>
  );
}

function mountState(unit: Unit | undefined, group: WeaponGroup, at: number): MountState {
  const now = unit?.condition;
  if (now?.lost[group].includes(at)) return 'lost';
  return group === 'torpedoes' && now?.empty.includes(at) ? 'empty' : 'loaded';
}

interface MountsProps {
  mounts: readonly Mount[];
  kind: 'guns' | 'tubes';
  stateOf: (at: number) => MountState;
}

const Mounts = ({ mounts, kind, stateOf }: MountsProps) => (
  <span className="fa-mounts">
    {numbered(mounts).map(({ key, of }, at) => (
      <MountSign
        key={key}
        {...{ mount: of, kind, state: stateOf(at) }}
        label={mountText(of, kind, stateOf(at))}
      />
    ))}
  </span>
);

/** '3 barrels, arc F: lost' */
function mountText({ barrels, arc }: Mount, kind: MountsProps['kind'], state: MountState): string {
  const what = kind === 'guns' ? 'barrels' : 'tubes';
  const mount = fleetSheetText(what, { count: barrels, arc });
  return state === 'loaded' ? mount : fleetSheetText(state, { mount });
}

/** [NW-2.41, NW-2.42] What a hit goes through by range bands. */
const GunTable = ({ battery: { gun } }: { battery: Battery }) => (
  <table className="fa-gun-table">
    <thead>
      <tr>
        <th scope="row" title={fleetSheetText('bandName')}>
          {fleetSheetText('band')}
        </th>
        {numbered(gun.penetration).map(({ key }) => (
          <th key={key} scope="col">
            {Number(key) + 1}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      <Through what="through" inches={gun.penetration} />
      <Through what="onDeck" inches={gun.deckPenetration} />
    </tbody>
  </table>
);

/** [NW-2.44, NW-2.45] What a hit does. */
const Impact = ({ points, value }: { points: number; value: number }) => (
  <>
    <span title={fleetSheetText('impactName')}>{fleetSheetText('impact', { points })}</span>
    <span title={fleetSheetText('criticalName')}>
      {fleetSheetText('critical', { points: value })}
    </span>
  </>
);

const Through = ({ what, inches }: { what: 'through' | 'onDeck'; inches: readonly number[] }) => (
  <tr>
    <th scope="row" title={fleetSheetText(`${what}Name`)}>
      {fleetSheetText(what)}
    </th>
    {numbered(inches).map(({ key, of }) => (
      <td key={key}>{of}</td>
    ))}
  </tr>
);

function Tubes({ battery, unit }: { battery: TorpedoBattery; unit: Unit | undefined }) {
  const { torpedo, mounts } = battery;
  const { impactPoints, criticalValue, dudNumber, settings } = torpedo;
  const reloads = unit?.condition?.reloads ?? battery.reloads;
  return (
    <section className="fa-weapon">
      <header>
        <span className="fa-group">{fleetSheetText('group.torpedoes')}</span> <b>{torpedo.name}</b>
        <small>
          {dudNumber > 0 && <span>{fleetSheetText('dud', { number: dudNumber })}</span>}
          <Impact points={impactPoints} value={criticalValue} />
        </small>
      </header>
      <div className="fa-weapon-body">
        <Mounts
          {...{ mounts, kind: 'tubes' }}
          stateOf={(at) => mountState(unit, 'torpedoes', at)}
        />
        <ul className="fa-settings">
          {settings.map(({ knots, modifier, reachHexes }) => (
            <li key={knots}>
              {fleetSheetText('setting', {
                ...{ knots, hexes: reachHexes, modifier: signed(modifier) },
              })}
            </li>
          ))}
          {(battery.reloads > 0 || reloads > 0) && (
            <li>{fleetSheetText('reloads', { count: reloads })}</li>
          )}
        </ul>
      </div>
    </section>
  );
}
