import type { Ship } from '../../../../rules/seekrieg/query';
import { caliberText } from '../../../../words/core/caliber';
import { figure, listed } from '../../../../words/core/say';
import { seekriegFireText } from '../../../../words/seekrieg/texts/fire';
import { seekriegNamesText } from '../../../../words/seekrieg/texts/names';
import { seekriegSheetText } from '../../../../words/seekrieg/texts/sheet';
import { numbered } from '../../../controls/numbered';

/** Guns, tubes and everything else that she fights with. */
export const Weapons = ({ ship }: { ship: Ship }) => (
  <>
    {numbered(ship.sheet.batteries).map(({ key }, battery) => (
      <Guns key={key} {...{ ship, battery }} />
    ))}
    <Tubes ship={ship} />
    <Others ship={ship} />
  </>
);

interface GunsProps {
  ship: Ship;
  battery: number;
}

function Guns({ ship, battery }: GunsProps) {
  const sheet = ship.sheet.batteries[battery];
  const log = ship.condition?.batteries[battery];
  if (!sheet) return null;
  const { turrets, rate, rangeYards, gunClass } = sheet;
  return (
    <section className="fa-weapon">
      <header>
        <b>{seekriegNamesText('ofCaliber', { caliber: caliberText(sheet.boreInches) })}</b>
        <small>
          <span>
            {seekriegSheetText('gunFacts', { rate, yards: figure(rangeYards), class: gunClass })}
          </span>
        </small>
      </header>
      <ul className="sk-turrets">
        {numbered(turrets).map(({ key, of: { letter, guns, arc } }, at) => {
          const left = log?.turrets[at]?.guns ?? guns;
          return (
            <li key={key} data-lost={left === 0 || undefined}>
              <b>{letter}</b> {left < guns ? `${left}/${guns}` : guns}{' '}
              <small>{seekriegSheetText(`arc.${arc}`)}</small>
            </li>
          );
        })}
      </ul>
      {log && (
        <small className="sk-shells">
          {Object.entries(log.shells)
            .map(([type, left]) =>
              seekriegFireText('shellsLeft', {
                ...{ type: seekriegNamesText(`shells.${type as 'HE'}`), left: figure(left) },
              }),
            )
            .join('; ')}{' '}
          ({seekriegSheetText('loaded', { type: seekriegNamesText(`shells.${log.loaded}`) })})
        </small>
      )}
    </section>
  );
}

function Tubes({ ship: { sheet, condition } }: { ship: Ship }) {
  if (!sheet.torpedoes) return null;
  const { model, mounts, reloads } = sheet.torpedoes;
  return (
    <section className="fa-weapon">
      <header>
        <b>{seekriegSheetText('torpedoes')}</b>
        <small>
          <span>{model}</span>
        </small>
      </header>
      <ul className="sk-turrets">
        {numbered(mounts).map(({ key, of: { tubes, place } }, at) => {
          const log = condition?.mounts[at];
          return (
            <li key={key} data-lost={log?.tubes === 0 || undefined}>
              <b>{at + 1}</b> {log ? `${log.loaded}/${log.tubes}` : tubes}{' '}
              <small>{seekriegFireText(`place.${place}`)}</small>
            </li>
          );
        })}
      </ul>
      <small className="sk-shells">
        {seekriegSheetText('reloads', { count: condition?.torpedoReloads ?? reloads })}
      </small>
    </section>
  );
}

/** Anti-aircraft guns, floatplanes, charges and sets, in one line. */
function Others({ ship: { sheet, condition } }: { ship: Ship }) {
  const aa = sheet.antiAircraft.reduce((sum, { factor }) => sum + factor, 0);
  const planes = condition?.floatplanes ?? sheet.floatplanes;
  const charges = condition?.depthCharges ?? sheet.depthCharges;
  const facts = [
    ...(aa > 0 ? [seekriegSheetText('antiAir', { factor: aa })] : []),
    ...(sheet.floatplanes > 0 ? [seekriegSheetText('planes', { count: planes })] : []),
    ...(sheet.depthCharges > 0 ? [seekriegSheetText('charges', { count: charges })] : []),
    ...(sheet.radars.length > 0
      ? [seekriegSheetText('radars', { names: listed([...sheet.radars]) })]
      : []),
    ...(sheet.hasSonar ? [seekriegNamesText('set.sonar')] : []),
  ];
  return facts.length > 0 ? <p className="sk-others">{facts.join('; ')}</p> : null;
}
