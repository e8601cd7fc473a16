import { useCallback } from 'react';
import { distance } from '../../../../hex';
import { fleetAction } from '../../../../rules/fleet-action';
import { harmPercent, percent } from '../../../../words/core/chance';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { useOneByOne } from '../../../controls/useOneByOne';
import { useDesk } from '../desk/desk';
import { type Shot, shooterOf, shotOdds, weaponOf } from '../fire/fire';
import { ModifierList } from '../fire/ModifierList';
import { type OddsCard, oddsCard } from '../fire/oddsCard';

type Weapon = ReturnType<typeof weaponOf>;

/** A weapon of the actor: its target, with the odds of the shot and where they come from. */
export function WeaponRow({ weapon }: { weapon: Weapon }) {
  const { view, firing } = useDesk();
  const { options, planned } = firing.fire;
  const here = options.filter((shot) => weaponOf(shot) === weapon);
  const shot = planned.find((it) => weaponOf(it) === weapon);
  const odds = shot && shotOdds(view, shot);
  return (
    <li className="fleet-row" data-open={shot ? true : undefined}>
      <div className="fleet-choices">
        <TargetPick weapon={weapon} options={here} shot={shot} />
        {shot && odds && <OddsOf card={oddsCard(odds)} shot={shot} />}
        {shot?.kind === 'shootGuns' && <Mounts shot={shot} options={here} />}
      </div>
    </li>
  );
}

interface TargetPickProps {
  weapon: Weapon;
  options: readonly Shot[];
  shot: Shot | undefined;
}

function TargetPick({ weapon, options, shot }: TargetPickProps) {
  const { view, firing } = useDesk();
  const others = firing.fire.planned.filter((it) => weaponOf(it) !== weapon);
  return (
    <label className="fleet-target">
      <b>{fleetFormsText(`weapon.${weapon}`)}</b>{' '}
      <select
        className="field"
        aria-label={fleetFormsText('target', { weapon: fleetFormsText(`weapon.${weapon}`) })}
        value={shot?.target ?? ''}
        onChange={({ target }) => {
          const next = options.find((it) => it.target === target.value);
          firing.aim(next ? [...others, next] : others);
        }}
      >
        <option value="">{fleetFormsText('holdFire')}</option>
        {options.map((it) => (
          <option key={it.target} value={it.target}>
            {targetText(it, view)}
          </option>
        ))}
      </select>
    </label>
  );
}

function targetText(shot: Shot, view: ReturnType<typeof useDesk>['view']): string {
  const [from, to] = [view.units[shooterOf(shot)], view.units[shot.target]];
  if (!from || !to) return shot.target;
  const odds = shotOdds(view, shot);
  return fleetFormsText('at', {
    target: to.name,
    away: fleetFormsText('hexes', { count: distance(from.hex, to.hex) }),
    chance: odds ? percent(odds.hitChance) : '',
  });
}

/** The chance, what it brings, and its modifiers by clause. */
const OddsOf = ({ card, shot }: { card: OddsCard; shot: Shot }) => (
  <details className="fleet-odds">
    <summary>
      <b className="fleet-chance">{percent(card.hitChance)}</b> <span>{card.summary}</span>
    </summary>
    <ul>
      {card.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      <LossOf shot={shot} />
    </ul>
    <ModifierList modifiers={card.modifiers} />
  </details>
);

/** The chance that the target is lost: found by resolving the shot again and again, so it comes a moment later. */
function LossOf({ shot }: { shot: Shot }) {
  const { view, side } = useDesk();
  const reckon = useCallback(
    (key: string) => fleetAction.explain(view, side, [JSON.parse(key) as Shot]),
    [view, side],
  );
  const odds = useOneByOne([JSON.stringify(shot)], reckon).get(JSON.stringify(shot));
  const found = odds?.guns[0] ?? odds?.light[0];
  if (!found) return null;
  const { lossChance, standardError } = found;
  return <li>{fleetFormsText('loss', { chance: harmPercent(lossChance, standardError) })}</li>;
}

interface MountsProps {
  shot: Extract<Shot, { kind: 'shootGuns' }>;
  options: readonly Shot[];
}

/** [NW-13.4] The mounts that fire; the others may take another target. */
function Mounts({ shot, options }: MountsProps) {
  const { view, firing } = useDesk();
  const all = options.find((it) => it.target === shot.target);
  const mounts = all?.kind === 'shootGuns' ? all.mounts : shot.mounts;
  const sheet = view.units[shot.ship]?.sheet[shot.battery];
  if (mounts.length < 2) return null;
  const others = firing.fire.planned.filter((it) => it !== shot);
  const toggle = (mount: number) => {
    const next = mounts.filter((it) =>
      it === mount ? !shot.mounts.includes(it) : shot.mounts.includes(it),
    );
    firing.aim(next.length > 0 ? [...others, { ...shot, mounts: next }] : others);
  };
  return (
    <fieldset className="fleet-mounts">
      <legend>{fleetFormsText('mounts')}</legend>
      {mounts.map((mount) => (
        <button
          key={mount}
          type="button"
          aria-pressed={shot.mounts.includes(mount)}
          aria-label={fleetFormsText('mount', {
            number: mount + 1,
            barrels: sheet?.mounts[mount]?.barrels ?? 0,
          })}
          onClick={() => toggle(mount)}
        >
          {sheet?.mounts[mount]?.barrels ?? '?'}
        </button>
      ))}
    </fieldset>
  );
}
