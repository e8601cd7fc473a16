import type { Yards } from '../../../../rules/core';
import {
  averageHit,
  type Battery,
  type PlaceOdds,
  placesHit,
  type ShellType,
  type ShipSheet,
  tablesOf,
} from '../../../../rules/seekrieg/query';
import { mean, percent } from '../../../../words/core/chance';
import { figure } from '../../../../words/core/say';
import { inchesText } from '../../../../words/seekrieg/common/words';
import { seekriegNamesText } from '../../../../words/seekrieg/texts/names';
import { seekriegSheetText } from '../../../../words/seekrieg/texts/sheet';
import { RuleLink } from '../../../rules/RuleLink';
import { useDesk } from '../desk/desk';
import { CrossSection } from './CrossSection';
import { ImmuneZone } from './ImmuneZone';
import './penetration.css';

interface PenetrationCardProps {
  battery: Battery;
  type: ShellType;
  target: ShipSheet;
  yards: Yards;
}

/** What shells of a battery go through in a ship at a range: on her section, in figures, and along the range. */
export function PenetrationCard(props: PenetrationCardProps) {
  const { view } = useDesk();
  const { battery, type, target, yards } = props;
  const tables = tablesOf(view);
  if (target.boat) return null;
  if (view.options.damageMethod === 'average') {
    const hit = averageHit(tables, { battery, type }, target, yards);
    return (
      <p>
        {seekriegSheetText(hit.penetrates ? 'average.through' : 'average.holds', {
          penetration: inchesText(hit.penetrationInches),
          armor: inchesText(hit.armorInches),
        })}{' '}
        <RuleLink system="seekrieg" rule="SK-12.6" />
      </p>
    );
  }
  const places = placesHit(tables, { battery, type }, target, yards);
  return (
    <figure className="sk-penetration">
      <figcaption>
        {seekriegSheetText('penetrationOf', {
          ...{ target: target.name, yards: figure(yards) },
          type: seekriegNamesText(`shells.${type}`),
        })}{' '}
        <RuleLink system="seekrieg" rule="SK-12.12" />
      </figcaption>
      <CrossSection places={places} />
      <Places places={places} />
      <ImmuneZone {...props} />
    </figure>
  );
}

/** Duds have no place; below this share there are none. */
const FEWEST_DUDS = 0.005;

/** Each place in figures: the share of hits there, armor and penetration, damage; and the hits that do not burst. */
function Places({ places }: { places: readonly PlaceOdds[] }) {
  const duds = 1 - places.reduce((sum, { share }) => sum + share, 0);
  return (
    <table className="sk-places">
      <thead>
        <tr>
          <th scope="col">{seekriegSheetText('place')}</th>
          <th scope="col">{seekriegSheetText('hitsThere')}</th>
          <th scope="col">{seekriegSheetText('armorInches')}</th>
          <th scope="col">{seekriegSheetText('penetrationInches')}</th>
          <th scope="col">{seekriegSheetText('damageAHit')}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((it) => (
          <tr key={it.location} data-through={it.penetrates || undefined}>
            <th scope="row">{seekriegNamesText(`location.${it.location}`)}</th>
            <td>{percent(it.share)}</td>
            <td>{inchesText(it.armorInches)}</td>
            <td>
              {inchesText(it.penetrationInches)}{' '}
              <b>{seekriegSheetText(it.penetrates ? 'through' : 'holds')}</b>
            </td>
            <td>{mean(it.damage)}</td>
          </tr>
        ))}
        {duds > FEWEST_DUDS && (
          <tr>
            <th scope="row">{seekriegSheetText('duds')}</th>
            <td>{percent(duds)}</td>
            <td colSpan={2} />
            <td>0</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
