import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { NAVIES, type NavyId, SIDE_NAVIES } from '../../scenario/core/skirmish/navies';
import {
  FIRST_YEAR,
  LAST_YEAR,
  SIZES,
  SKIRMISH_HOURS,
  SKIRMISH_WEATHERS,
  type SkirmishWish,
  TASKS,
} from '../../scenario/core/skirmish/wish';
import { THEATERS } from '../../scenario/form/theaters';
import type { PreparedScenario } from '../../scenario/prepared';
import { skirmishSystems, wishOfId } from '../../scenario/skirmish/drawn';
import { LinkField } from '../controls/LinkField';
import { NotFound } from '../frame/NotFound';
import { Page } from '../frame/Page';
import { scenarioPath } from '../frame/paths';
import { lobbyText } from '../i18n/lobby';
import { skirmishText } from '../i18n/skirmish';
import { uiOf } from '../systems/registry';
import { useNarrow } from '../table/useNarrow';
import { drawnHere } from './drawnHere';
import { newSeed } from './newSeed';
import { SkirmishWeight } from './SkirmishWeight';
import './skirmish.css';

interface SkirmishBarProps {
  id: string;
  /** Another one is being drawn. */
  isBusy: boolean;
  loaded: PreparedScenario;
}

/** Above a drawn battle: another one, what it is drawn from, whether it is even, its link. */
export function SkirmishBar({ id, isBusy, loaded }: SkirmishBarProps) {
  const wish = useMemo(() => wishOfId(id), [id]);
  if (!wish) return null;
  return (
    <section className="skirmish-bar" aria-label={skirmishText('title')} aria-busy={isBusy}>
      <Choices key={wish.system} wish={wish}>
        <SkirmishWeight key={id} wish={wish} loaded={loaded} />
      </Choices>
      <LinkField
        link={new URL(scenarioPath(id), location.href).href}
        label={skirmishText('link')}
        text={loaded.card.title}
      />
    </section>
  );
}

/** Choices that no battle comes of, to be changed. */
export function NoSkirmish({ id }: { id: string }) {
  const wish = wishOfId(id);
  if (!wish) return <NotFound what="scenario" />;
  return (
    <Page title={skirmishText('title')} lead={skirmishText('never')}>
      <section className="skirmish-bar" aria-label={skirmishText('title')}>
        <Choices wish={wish} />
      </section>
    </Page>
  );
}

interface ChoicesProps {
  wish: SkirmishWish;
  /** Whether the battle is even, beside the way to another one. */
  children?: ReactNode;
}

function Choices({ wish, children }: ChoicesProps) {
  const [, go] = useLocation();
  const isNarrow = useNarrow('phone');
  const drawn = (changed: Partial<SkirmishWish>) => {
    const { variant: _, mark: __, ...kept } = { ...wish, ...changed };
    go(`${scenarioPath(drawnHere(kept))}${location.search}`);
  };
  return (
    <>
      <button type="button" className="button primary" onClick={() => drawn({ seed: newSeed() })}>
        {skirmishText('another')}
      </button>
      {children}
      <details className="skirmish-choices" open={!isNarrow}>
        <summary>{skirmishText('choices')}</summary>
        <div className="skirmish-fields">
          {fieldsOf(wish).map((field) => (
            <label key={field.label} className="battle-choice">
              <span>{field.label}</span>
              <select
                value={field.chosen}
                onChange={({ target }) => drawn(field.change(target.value))}
              >
                {field.options.map(({ id, text }) => (
                  <option key={id} value={id}>
                    {text}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </details>
    </>
  );
}

/** One choice of a battle. */
interface Field {
  label: string;
  chosen: string;
  options: readonly { id: string; text: string }[];
  change(id: string): Partial<SkirmishWish>;
}

const ANY = () => ({ id: '', text: skirmishText('any') });

const fieldsOf = (wish: SkirmishWish): Field[] => [
  ...systemField(wish),
  ...(['allies', 'axis'] as const).map((side) => navyField(wish, side)),
  listField(wish, 'year', { list: YEARS, text: String }),
  listField(wish, 'theater', { list: THEATERS, text: (it) => lobbyText(`theater.${it}`) }),
  listField(wish, 'points', { list: Object.values(SIZES), text: sizeText }),
  listField(wish, 'hour', { list: SKIRMISH_HOURS, text: (it) => skirmishText(`hour.${it}`) }),
  listField(wish, 'weather', {
    list: SKIRMISH_WEATHERS,
    text: (it) => skirmishText(`weather.${it}`),
  }),
  listField(wish, 'task', { list: TASKS, text: (it) => skirmishText(`task.${it}`) }),
];

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);

function sizeText(points: number): string {
  const name = SIZE_NAMES.find((it) => SIZES[it] === points);
  return name ? skirmishText(`size.${name}`) : skirmishText('points', { count: points });
}

const SIZE_NAMES = Object.keys(SIZES) as (keyof typeof SIZES)[];

/** Nothing where there is only one system to choose. */
const systemField = ({ system }: SkirmishWish): Field[] =>
  skirmishSystems().length < 2
    ? []
    : [
        {
          label: skirmishText('system'),
          chosen: system,
          options: skirmishSystems().map(({ id }) => ({ id, text: uiOf(id).lobby.kindName() })),
          change: (id) => ({ system: id }),
        },
      ];

function navyField({ navies = [] }: SkirmishWish, side: 'allies' | 'axis'): Field {
  const own = SIDE_NAVIES[side];
  return {
    label: skirmishText(`navy.${side}`),
    chosen: navies.find((it) => own.includes(it)) ?? '',
    options: [
      ANY(),
      ...NAVIES.filter(({ id }) => own.includes(id)).map(({ id, name }) => ({ id, text: name })),
    ],
    change: (id) => {
      const others = navies.filter((it) => !own.includes(it));
      return { navies: id === '' ? others : [...others, id as NavyId] };
    },
  };
}

/** What a choice is among: as the wish has it, and as it is read. */
interface Among<T> {
  list: readonly T[];
  text(it: T): string;
}

/** A choice among a list, or any. */
function listField<T extends string | number>(
  wish: SkirmishWish,
  key: 'year' | 'theater' | 'points' | 'hour' | 'weather' | 'task',
  { list, text }: Among<T>,
): Field {
  return {
    label: skirmishText(`of.${key}`),
    chosen: String(wish[key] ?? ''),
    options: [ANY(), ...list.map((it) => ({ id: String(it), text: text(it) }))],
    change: (id) => ({ [key]: list.find((it) => String(it) === id) }),
  };
}
