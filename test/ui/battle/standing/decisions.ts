import { commander, doctrineOf, nodeBudget } from '../../../../src/bots';
import { type Axial, disk, distance } from '../../../../src/hex';
import { sideToAct } from '../../../../src/lab/playOut';
import {
  type BattleEvent,
  type BattleScenario,
  type BattleState,
  type BattleView,
  battle,
  isLand,
  isOnBoard,
  type Order,
  type Stack,
  type StackId,
  stackById,
  stacksAtSea,
} from '../../../../src/rules/battle';
import { drawFrom, enemyOf, orderDice, type Side } from '../../../../src/rules/core';
import { mountsOf } from '../../../../src/ui/systems/battle/desk/mounts';
import { newlyIdle } from '../../../../src/ui/systems/battle/standing/asBefore';
import {
  type Course,
  courseLeft,
  courseTo,
  nextMoves,
  openCourses,
} from '../../../../src/ui/systems/battle/standing/course';
import {
  knownNow,
  type News,
  NOTHING_KNOWN,
  newsFor,
  told,
} from '../../../../src/ui/systems/battle/standing/news';
import {
  carriedOn,
  type Keeping,
  keptFire,
  NOTHING_KEPT,
  NOTHING_SEALED,
  type StandingDesk,
  sealingNow,
} from '../../../../src/ui/systems/battle/standing/standing';
import { ordersOf } from '../../../../src/ui/table/desk';

/** What a player does at the screen; each is a click or a key. */
const KINDS = ['order', 'course', 'done', 'aim', 'seal', 'answer'] as const;
export type Decisions = Record<(typeof KINDS)[number], number>;

export const sumOf = (decisions: Decisions): number =>
  Object.values(decisions).reduce((sum, count) => sum + count, 0);

/** Closes to four hexes and stays there, some hexes at a time. */
function aimOf(view: BattleView, { hex, side }: Stack): Axial {
  const enemies = stacksAtSea(view, enemyOf(side));
  const range = (it: Axial) => Math.min(...enemies.map((enemy) => distance(enemy.hex, it)));
  const open = disk(hex, 4).filter((it) => isOnBoard(view, it) && !isLand(view, it));
  const worth = (it: Axial) =>
    3 * Math.abs(range(it) - 4) + distance(it, view.center) / 4 - distance(it, hex) / 2;
  return open.reduce((best, it) => (worth(it) < worth(best) ? it : best), hex);
}

/** A battle in which one side is played at the screen, against the Commander. */
class Game {
  readonly decisions = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Decisions;
  readonly state: BattleState;
  readonly log: BattleEvent[];
  private given = 0;

  constructor(
    scenario: BattleScenario,
    readonly player: Side,
    readonly seed: string,
  ) {
    const begun = battle.newState(scenario, battle.defaultOptions, orderDice(seed, 0));
    this.state = begun.state;
    this.log = [...begun.events];
  }

  give(...orders: readonly Order[]): void {
    for (const order of orders) this.giveFor(this.player, order);
  }

  private giveFor(side: Side, order: Order): void {
    const refused = battle.refuse(this.state, side, order);
    if (refused) throw new Error(`${battle.makeOrder(order)}: ${refused.rule}`);
    const dice = orderDice(this.seed, ++this.given);
    this.log.push(...battle.apply(this.state, side, order, dice));
  }

  ordersOf(side: Side): Order[] {
    return battle.legalOrders(battle.view(this.state, side), side);
  }

  get legal(): Order[] {
    return this.ordersOf(this.player);
  }

  get desk(): StandingDesk {
    const view = battle.view(this.state, this.player);
    const give = () => true;
    const isFire = view.step.kind === 'gunnery' || view.step.kind === 'torpedoes';
    const mounts = isFire ? mountsOf(view, this.player) : [];
    return {
      ...{ view, mounts, give, legal: this.legal, side: this.player, stage: 'orders' },
      ...{ events: this.log, isReplay: false },
    };
  }

  best(): Order[] {
    const { view, side, legal } = this.desk;
    return doctrineOf<BattleView, Order>('battle')?.proposeFire(view, side, legal) ?? [];
  }

  commanderOf(side: Side): Order {
    const view = battle.view(this.state, side);
    const legalOrders = this.ordersOf(side);
    const draw = drawFrom(`bot/${this.seed}/${this.given}`);
    const { order } = commander.decide(
      { system: battle, view, side, legalOrders },
      draw,
      nodeBudget(1),
    );
    return order as Order;
  }

  /** Plays the battle to its end. */
  play(steps: { move: () => void; fire: () => void }): Decisions {
    while (!battle.outcome(this.state)) {
      const { step } = this.state;
      if (battle.segment(this.state).active[this.player] === 'waiting') {
        const side = sideToAct(battle, this.state);
        this.giveFor(side, this.commanderOf(side));
      } else if (step.kind === 'movement' && !step.mayLeave) steps.move();
      else if (step.kind === 'gunnery' || step.kind === 'torpedoes') steps.fire();
      else this.decideOther(step.kind);
    }
    return this.decisions;
  }

  /** Set-up, repair and votes: placing, shifting and voting are asked about. */
  private decideOther(kind: string): void {
    const order = this.commanderOf(this.player);
    const vote: Order = { kind: 'breakOff', answer: 'no' };
    this.give(kind === 'breakOff' ? vote : order);
    this.decisions[order.kind === 'done' ? 'done' : 'order'] += 1;
    if (['placement', 'shift', 'breakOff'].includes(kind)) this.decisions.answer += 1;
  }
}

/** Every hex and every list is ordered anew, and every seal asked about. */
export function playAnew(scenario: BattleScenario, player: Side, seed: string): Decisions {
  const game = new Game(scenario, player, seed);
  const { decisions, state } = game;
  const courses = new Map<StackId, Course>();
  return game.play({
    move() {
      for (const { stack: id } of ordersOf(game.legal, 'stay')) {
        const order = nextOf(game, courses, id).order;
        game.give(order);
        decisions.order += 1;
      }
      game.give({ kind: 'done' });
      decisions.done += 1;
    },
    fire() {
      const best = game.best();
      if (best.length > 0) decisions.aim += 1;
      game.give(...best, { kind: 'done' });
      decisions.seal += 1;
      decisions.answer += 1;
    },
  });
  function nextOf(it: Game, laid: Map<StackId, Course>, id: StackId) {
    return courseFor(it, laid, stackById(state, id));
  }
}

/** The stack's next hex, by the course it is on or a new one; the course is laid. */
function courseFor(game: Game, laid: Map<StackId, Course>, stack: Stack) {
  const old = laid.get(stack.id);
  const isOpen = old !== undefined && courseLeft(stack, old).length > 0;
  const course = isOpen ? old : courseTo(game.state, stack.hex, aimOf(game.state, stack));
  if (course) laid.set(stack.id, course);
  const [move] = course ? nextMoves(game.state, game.legal, new Map([[stack.id, course]])) : [];
  const stay: Order = { kind: 'stay', stack: stack.id };
  return { order: move ?? stay, isNew: !isOpen };
}

/** With standing orders: courses, fire as before, guns that keep firing and torpedoes that are held. */
export function playStanding(scenario: BattleScenario, player: Side, seed: string): Decisions {
  const game = new Game(scenario, player, seed);
  const { decisions, state, log } = game;
  const laid = new Map<StackId, Course>();
  let known = NOTHING_KNOWN;
  let unanswered: News | undefined;
  let sealed = NOTHING_SEALED;
  let keeping: Keeping = NOTHING_KEPT;

  const look = () => {
    const before = known;
    known = knownNow(game.desk.view, log, player);
    const courses = openCourses(state, player, laid);
    const fresh = newsFor(game.desk.view, before, known, { legal: game.legal, courses });
    const { news, ...open } = told(fresh, unanswered, {
      moves: state.step.kind === 'movement',
      courses,
    });
    unanswered = open.unanswered;
    if (fresh) keeping = NOTHING_KEPT;
    return { news, courses };
  };

  const layCourses = () => {
    for (const { stack: id } of ordersOf(game.legal, 'stay')) {
      game.give(courseFor(game, laid, stackById(state, id)).order);
      decisions.course += 1;
    }
  };

  const move = () => {
    const { news, courses } = look();
    const orders = carriedOn(game.desk, nextMoves(state, game.legal, courses));
    if (news && courses.size > 0) decisions.course += 1;
    game.give(...orders);
    if (orders.at(-1)?.kind === 'done') return;
    layCourses();
    game.give({ kind: 'done' });
    decisions.done += 1;
  };

  const fire = () => {
    look();
    const kept = keptFire(game.desk, sealed, keeping);
    const sealing = sealingNow(state, game.desk.mounts);
    game.give(...kept.orders);
    if (!kept.isSealed) seal(kept.orders.length > 0);
    sealed = { ...sealed, ...sealing };
  };

  const seal = (isFilled: boolean) => {
    const best = isFilled ? [] : game.best();
    if (best.length > 0) decisions.aim += 1;
    game.give(...best);
    const { view, mounts } = game.desk;
    const { kind } = view.step;
    if (kind === 'gunnery' && newlyIdle(mounts, sealed.gunnery).length > 0) decisions.answer += 1;
    keeping = { ...keeping, [kind]: kind === 'gunnery' || view.declared[player].length === 0 };
    game.give({ kind: 'done' });
    decisions.seal += 1;
  };

  return game.play({ move, fire });
}
