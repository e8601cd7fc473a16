import { useCallback, useState } from 'react';
import type { SalvoOdds, TargetOdds } from '../../../../rules/battle';
import { arcPhrase, diceCount, hexes } from '../../../../words/battle/common/words';
import { ordersText } from '../../../../words/battle/texts/orders';
import { harmPercent, mean, percent } from '../../../../words/core/chance';
import { useOneByOne } from '../../../controls/useOneByOne';
import { Rich } from '../../../i18n/Rich';
import { aimAt } from '../desk/aiming';
import { useDesk } from '../desk/desk';
import type { Mount, Option } from '../desk/mounts';
import { type OptionOdds, optionOdds } from '../desk/odds';
import { HitPlot } from './HitPlot';

/** The targets of a mount with the odds of each; the one aimed at is pressed. */
export function TargetList({ mount }: { mount: Mount }) {
  const { view, side } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? mount.options : bestOf(mount);
  const targets = shown.map(({ target }) => target);
  const reckon = useCallback(
    (target: string) => optionOdds(view, side, mount, target),
    [view, side, mount],
  );
  const odds = useOneByOne(targets, reckon);
  const more = mount.options.length - shown.length;
  return (
    <>
      <ol className="targets">
        {shown.map((option) => (
          <Target
            key={option.target}
            mount={mount}
            option={option}
            odds={odds.get(option.target)}
            figure={mount.options.indexOf(option) + 1}
          />
        ))}
      </ol>
      {more > 0 && (
        <button type="button" className="button small" onClick={() => setOpen(true)}>
          {ordersText('moreTargets', { count: more })}
        </button>
      )}
    </>
  );
}

/** So many targets are listed before the rest is asked for. */
const BEST = 5;

/** The best targets, and the one aimed at. */
const bestOf = ({ options, declared }: Mount): readonly Option[] =>
  options.length <= BEST + 1
    ? options
    : options.filter(({ target }, i) => i < BEST || target === declared?.target);

interface TargetProps {
  mount: Mount;
  option: Option;
  odds: OptionOdds | undefined;
  figure: number;
}

function Target({ mount, option, odds, figure }: TargetProps) {
  const desk = useDesk();
  const { names, light, lights } = desk;
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
        onClick={() => aimAt(desk, mount, target)}
        onPointerEnter={() => light(lit)}
        onPointerLeave={() => light({ ships: [], stacks: [], hexes: [] })}
      >
        <kbd aria-hidden="true">{figure}</kbd>
        <span className="target-name" data-aimed={ordersText('aimed')}>
          <Rich
            text={
              rangeHexes === 0
                ? ordersText('inYourHex', { target: names.ship(target) })
                : ordersText('targetAt', {
                    target: names.ship(target),
                    range: hexes(rangeHexes),
                  })
            }
            parts={[(words) => <b>{words}</b>]}
          />
        </span>
        {odds?.salvo && <SalvoText odds={odds} name={names.ship(target)} />}
      </button>
    </li>
  );
}

const diceText = ({ dice, needed }: SalvoOdds): string =>
  ordersText(needed < 6 ? 'dicePlus' : 'diceSix', { dice: diceCount(dice), needed });

function harmText(
  { crippled, crippleChance, sinkChance }: TargetOdds,
  { isShared, standardError }: OptionOdds,
): string {
  const sinks = harmPercent(sinkChance, standardError);
  const harm = crippled
    ? ordersText('crippledAlready', { sinks })
    : ordersText('harm', { cripples: harmPercent(crippleChance, standardError), sinks });
  return isShared ? ordersText('together', { harm }) : harm;
}

function SalvoText({ odds, name }: { odds: OptionOdds; name: string }) {
  const { salvo, total } = odds;
  if (!salvo) return null;
  return (
    <span className="target-odds">
      <span>
        {[
          diceText(salvo),
          salvo.halved && ordersText('byHalf'),
          arcPhrase(salvo.arc),
          salvo.fireChance && ordersText('fires', { chance: percent(salvo.fireChance) }),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      <span>
        <Rich
          text={ordersText('meanHits', {
            hits: mean(salvo.meanHits),
            chance: percent(salvo.hitChance),
          })}
          parts={[(words) => <b>{words}</b>]}
        />
      </span>
      {total && <span>{harmText(total, odds)}</span>}
      {total && <HitPlot hits={total.hits} target={name} />}
    </span>
  );
}
