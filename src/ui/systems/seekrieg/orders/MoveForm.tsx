import { distance } from '../../../../hex';
import {
  type Course,
  FORMATIONS,
  isLeading,
  jammedTurns,
  type Ship,
  speedLimits,
} from '../../../../rules/seekrieg/query';
import { seekriegSeaText } from '../../../../words/seekrieg/texts/sea';
import { ButtonGroup } from '../../../controls/ButtonGroup';
import { ordersOf } from '../../../table/desk';
import { SpeedStepper } from '../../../tacticalSea/SpeedStepper';
import { type Desk, useDesk } from '../desk/desk';
import { addTurn, speedOrders } from '../moving/steer';
import { elementOf, toggleEvasion, toggleSmoke } from '../moving/toggles';
import { RunButtons } from './RunButtons';
import { Surrender } from './Surrender';
import { turnsText, wayText } from './way';

/** [SK-34.4] The courses of this turn, element by element, with what can be changed of the one that is steered. */
export function MoveForm() {
  const desk = useDesk();
  const { view, side } = desk;
  return (
    <section className="fleet-orders" aria-label={seekriegSeaText('movement')}>
      <RunButtons />
      {Object.values(view.forces[side]?.elements ?? {}).map(({ id }) => (
        <ElementForm key={id} id={id} />
      ))}
      <Surrender />
    </section>
  );
}

function ElementForm({ id }: { id: string }) {
  const { view, side, moving } = useDesk();
  const element = view.forces[side]?.elements[id];
  const ships = (element?.ships ?? []).flatMap((ship) => {
    const known = view.ships[ship];
    return known?.fate === 'inPlay' ? [known] : [];
  });
  if (!element || ships.length === 0) return null;
  const isSteered = ships.some((ship) => ship.id === moving.steered?.id);
  return (
    <>
      <h3>{element.name}</h3>
      {isSteered && ships.length > 1 && <FormationChoice id={id} />}
      <ol className="fleet-rows">
        {ships.map((ship) => (
          <ShipRow key={ship.id} ship={ship} />
        ))}
      </ol>
    </>
  );
}

/** [SK-34.4] Ships behind the guide follow in her wake, or turn with her. */
function FormationChoice({ id }: { id: string }) {
  const { view, side, moving, give } = useDesk();
  const { steered } = moving;
  const now = view.forces[side]?.elements[id]?.formation;
  if (!steered || !isLeading(view, steered) || steered.plan?.isAlone) return null;
  return (
    <ButtonGroup className="fleet-segments" label={seekriegSeaText('formation')}>
      {FORMATIONS.map((formation) => (
        <button
          key={formation}
          type="button"
          aria-pressed={now === formation}
          onClick={() => give({ kind: 'element', element: id, guide: steered.id, formation })}
        >
          {seekriegSeaText(`formation.${formation}`)}
        </button>
      ))}
    </ButtonGroup>
  );
}

function ShipRow({ ship }: { ship: Ship }) {
  const { moving, select, selected, view, names } = useDesk();
  const course = moving.courses.get(ship.id);
  const isSteered = ship.id === moving.steered?.id;
  const isOpen = isSteered || ship.id === selected;
  const { ram, evades, smoke } = ship.plan ?? {};
  const isTogether = elementOf({ view, side: ship.side }, ship)?.formation === 'together';
  const notes = [
    !isLeading(view, ship) && seekriegSeaText(isTogether ? 'turnsWith' : 'follows'),
    course && course.impulses.length > 0 && turnsText(course),
    jammedTurns(view, ship) !== null && seekriegSeaText('rudderJammed'),
    isCombing(view, ship, course) && seekriegSeaText('combs'),
    evades && seekriegSeaText('evade'),
    smoke && seekriegSeaText('smoke'),
    ram && seekriegSeaText('ramming', { target: names.ship(ram) }),
  ].filter(Boolean);
  return (
    <li className="fleet-row" data-open={isOpen || undefined} data-side={ship.side}>
      <button
        type="button"
        className="fleet-pick"
        aria-expanded={isOpen}
        onClick={() => select(ship.id)}
      >
        <b>{ship.sheet.name}</b>
        <span>
          {course && wayText(course)}
          {notes.length > 0 && <small>{notes.join(', ')}</small>}
        </span>
      </button>
      {isSteered && <SteerChoices ship={ship} />}
      {isOpen && <PlaceChoices ship={ship} />}
    </li>
  );
}

/** [SK-34.9] Her turns come of a track that is aimed at her, not of an order. */
const isCombing = ({ torpedoes }: Desk['view'], ship: Ship, course: Course | undefined): boolean =>
  ship.plan?.turns === null &&
  (course?.plot.turns.length ?? 0) > 0 &&
  torpedoes.tracks[ship.side].some(({ target }) => target === ship.id);

/** Speed and turns of the ship that is steered, smoke and evasion of those with her. */
function SteerChoices({ ship }: { ship: Ship }) {
  const desk = useDesk();
  const { view, moving, give } = desk;
  const plot = moving.courses.get(ship.id)?.plot;
  const limits = speedLimits(view, ship);
  if (!plot) return null;
  const range = limits[plot.way];
  const other = plot.way === 'ahead' ? 'astern' : 'ahead';
  const back = limits[other];
  return (
    <div className="fleet-choices">
      {range && (
        <SpeedStepper
          label={seekriegSeaText('speed', { ship: ship.sheet.name })}
          {...{ knots: plot.knots, ...range }}
          set={(knots) => give(...speedOrders(view, ship, plot, { knots, way: plot.way }))}
        />
      )}
      <div className="actions">
        {jammedTurns(view, ship) === null && <TurnButtons />}
        {back && (
          <button
            type="button"
            className="button small"
            onClick={() => give(...speedOrders(view, ship, plot, { knots: back.most, way: other }))}
          >
            {seekriegSeaText(other === 'astern' ? 'astern' : 'aheadAgain')}
          </button>
        )}
        <ToggleButtons desk={desk} ship={ship} />
      </div>
    </div>
  );
}

const TURNS = [
  { to: 'P', text: 'port', sign: '↶' },
  { to: null, text: 'straight', sign: '↑' },
  { to: 'S', text: 'starboard', sign: '↷' },
] as const;

function TurnButtons() {
  const desk = useDesk();
  return TURNS.map(({ to, text, sign }) => (
    <button
      key={text}
      type="button"
      className="button small"
      aria-label={seekriegSeaText(text)}
      title={seekriegSeaText(text)}
      onClick={() => addTurn(desk, to)}
    >
      {sign}
    </button>
  ));
}

function ToggleButtons({ desk, ship }: { desk: Desk; ship: Ship }) {
  const { legal } = desk;
  const smokes =
    ship.plan?.smoke !== null || ordersOf(legal, 'smoke').some((it) => it.ship === ship.id);
  const evades = ship.plan?.evades || ordersOf(legal, 'evade').some((it) => it.ship === ship.id);
  return (
    <>
      {smokes && (
        <button
          type="button"
          className="button small"
          aria-pressed={ship.plan?.smoke !== null}
          onClick={() => toggleSmoke(desk)}
        >
          {seekriegSeaText('smoke')}
        </button>
      )}
      {evades && (
        <button
          type="button"
          className="button small"
          aria-pressed={ship.plan?.evades === true}
          onClick={() => toggleEvasion(desk)}
        >
          {seekriegSeaText('evade')}
        </button>
      )}
    </>
  );
}

/** Her place in her line: by herself, back, its guide; and whom she rams. */
function PlaceChoices({ ship }: { ship: Ship }) {
  const desk = useDesk();
  const { view, moving, give, legal, names } = desk;
  const element = elementOf(desk, ship);
  const isAlone = ship.plan?.isAlone === true;
  const inLine = (element?.ships.length ?? 0) > 1;
  const rams = ordersOf(legal, 'ram').filter(
    (it) => it.ship === ship.id && isNear(desk, ship, it.target),
  );
  const guide = (id: string) => () =>
    element &&
    give({ kind: 'element', element: element.id, guide: id, formation: element.formation });
  return (
    <div className="actions">
      {inLine && !isAlone && !isLeading(view, ship) && (
        <>
          <button
            type="button"
            className="button small"
            aria-pressed={moving.isSingle}
            onClick={() => moving.single(!moving.isSingle)}
          >
            {seekriegSeaText('single')}
          </button>
          <button type="button" className="button small" onClick={guide(ship.id)}>
            {seekriegSeaText('makeGuide')}
          </button>
        </>
      )}
      {inLine && isAlone && element && (
        <button
          type="button"
          className="button small"
          onClick={guide(element.guide ?? (element.ships[0] as string))}
        >
          {seekriegSeaText('rejoin')}
        </button>
      )}
      {rams.map((order) => (
        <button
          key={order.target}
          type="button"
          className="button small"
          onClick={() => give(order)}
        >
          {seekriegSeaText('ram', { target: names.ship(order.target) })}
        </button>
      ))}
    </div>
  );
}

/** A ram is offered of enemies that are this near, in hexes; the rules allow others too. */
const NEAR = 10;

function isNear({ view }: Desk, { hex }: Ship, target: string): boolean {
  const enemy = view.ships[target];
  return enemy !== undefined && distance(hex, enemy.hex) <= NEAR;
}
