import type { ReactNode } from 'react';
import type { Snapshot, Table } from '../../../game';
import {
  type AnySystem,
  type BaseEvent,
  type EngagementPort,
  hostNamed,
  type Viewer,
} from '../../../rules/core';
import type { ClassPlan } from '../../../scenario/prepared';
import type { LazyPage } from '../../frame/lazyPage';
import type { Replay } from '../replay/useReplay';
import type { ScreenProps } from '../screen';
import type { OptionChoice } from '../system';

/** What the screen of a fight gets when it is part of a larger game. */
export interface HostedScreenProps extends ScreenProps {
  /** How its ships are drawn. */
  plans?: readonly ClassPlan[];
  /** Above all of it: what it is part of. */
  bar?: ReactNode;
}

/** What the board of a fight gets in the replay of the larger game. */
export interface HostedReplayProps {
  /** Nobody gives orders at it. */
  table: Table;
  snapshot: Snapshot;
  /** The viewer; nothing where all of it is open. */
  eyes: Viewer | undefined;
  replay: Replay;
  plans: readonly ClassPlan[];
}

/** How a system shows fights that another one hands over to it. */
export interface HostUi {
  system: AnySystem;
  Screen: LazyPage<HostedScreenProps>;
  /** Only its board. */
  ReplayBoard: LazyPage<HostedReplayProps>;
  /** Optional rules that the scenario of a larger game may set for its fights. */
  options?(): readonly Pick<OptionChoice, 'id' | 'label'>[];
  /** A position after later events, for viewing: no order is given in it. */
  endedView(last: unknown, told: readonly BaseEvent[]): unknown;
}

/** How a system's fights stand in its own positions, orders and events. */
export interface FightPort extends Pick<EngagementPort, 'hostOf' | 'positionIn' | 'orderOf'> {
  isHandOver(event: BaseEvent): boolean;
  isReturn(event: BaseEvent): boolean;
  /** The fight's own event that one of the larger game carries. */
  innerEvent(event: BaseEvent): BaseEvent | undefined;
}

/** The fights of a larger game: how it hands them over, and who shows them, the usual one first. */
export interface Hosting {
  port: FightPort;
  hosts: readonly HostUi[];
}

/** Who shows the fight that a view of the larger game is in. */
export const hostIn = ({ port, hosts }: Hosting, view: unknown): HostUi =>
  hostNamed(hosts, port.hostOf(view));
