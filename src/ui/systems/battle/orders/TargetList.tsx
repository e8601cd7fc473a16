import { useCallback } from 'react';
import { useOneByOne } from '../../../controls/useOneByOne';
import { useDesk } from '../desk';
import { aimOrders, type Mount, type Option } from '../mounts';
import { mean, type OptionOdds, optionOdds, percent, sampledPercent } from '../odds';
import { arcPhrase, diceCount, hexes } from '../words';
import { HitPlot } from './HitPlot';

/** The targets of a mount with the odds of each; the one aimed at is pressed. */
export function TargetList({ mount }: { mount: Mount }) {
  const { view, side } = useDesk();
  const targets = mount.options.map(({ target }) => target);
  const reckon = useCallback(
    (target: string) => optionOdds(view, side, mount, target),
    [view, side, mount],
  );
  const odds = useOneByOne(targets, reckon);
  return (
    <ol className="targets">
      {mount.options.map((option, index) => (
        <Target
          key={option.target}
          mount={mount}
          option={option}
          odds={odds.get(option.target)}
          figure={index + 1}
        />
      ))}
    </ol>
  );
}

interface TargetProps {
  mount: Mount;
  option: Option;
  odds: OptionOdds | undefined;
  figure: number;
}

function Target({ mount, option, odds, figure }: TargetProps) {
  const { names, give, light, lights } = useDesk();
  const { target, rangeHexes } = option;
  const aimed = mount.declared?.target === target;
  const lit = { ships: [mount.ship, target], stacks: [], hexes: [] };
  return (
    <li>
      <button
        type="button"
        className="target"
        aria-pressed={aimed}
        aria-keyshortcuts={figure <= 9 ? String(figure) : undefined}
        data-target={target}
        data-lit={lights.ships.includes(target) || undefined}
        onClick={() => give(...aimOrders(mount, target))}
        onPointerEnter={() => light(lit)}
        onPointerLeave={() => light({ ships: [], stacks: [], hexes: [] })}
      >
        <kbd aria-hidden="true">{figure}</kbd>
        <span className="target-name">
          <b>{names.ship(target)}</b> {rangeHexes === 0 ? 'in your hex' : `at ${hexes(rangeHexes)}`}
        </span>
        {odds?.salvo && <SalvoText odds={odds} name={names.ship(target)} />}
      </button>
    </li>
  );
}

function SalvoText({ odds: { salvo, total }, name }: { odds: OptionOdds; name: string }) {
  if (!salvo) return null;
  return (
    <span className="target-odds">
      <span>
        {diceCount(salvo.dice)} for {salvo.needed}
        {salvo.needed < 6 && '+'}
        {salvo.halved && ', by half'}
        {salvo.arc !== 'beam' && `, ${arcPhrase(salvo.arc)}`}
      </span>
      <span>
        <b>{mean(salvo.meanHits)}</b> hits, {percent(salvo.hitChance)} for one
      </span>
      {total && (
        <span className="target-harm">
          {total.crippled ? 'crippled already' : `cripples ${sampledPercent(total.crippleChance)}`},
          sinks {sampledPercent(total.sinkChance)}
        </span>
      )}
      {total && <HitPlot hits={total.hits} target={name} />}
    </span>
  );
}
