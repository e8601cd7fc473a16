import type { ComponentType } from 'react';
import type { ClauseId, Side } from '../../rules/core';
import type { RegisteredShip, ScenarioCard } from '../../scenario';
import type { PreparedScenario } from '../../scenario/core/system';
import type { LazyPage } from '../frame/lazyPage';
import type { BookUi } from '../rules/bookUi';
import type { EditorProps } from './editorProps';
import type { ReportProps } from './reportProps';
import type { ScreenProps } from './screen';

/** An optional rule that a game can be begun with. */
export interface OptionChoice {
  id: string;
  rule: ClauseId;
  label: string;
  text: string;
  /** Why the scenario recommends it, in English. */
  why?: string;
}

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The facts about a scenario in a line. */
export interface CardFacts {
  /** 'Battle'. */
  kind: string;
  /** 'basic game'; absent where a system has one game only. */
  level?: string;
  /** 'day, clear'; absent where a system has no weather. */
  weather?: string;
  /** 'up to 4 rounds'; absent where nothing is known but the minutes on the card. */
  length?: string;
  /** How much there is to know and to look after. */
  difficulty: Difficulty;
}

/** A picture that moves, or stands still. */
export interface FilmProps {
  isPlaying: boolean;
  /** Tells which scenario it is of, once that is known. */
  onKnown: (scenario: string) => void;
}

/** The pages before a game. Texts are read when they are shown, since they depend on the language. */
export interface LobbyUi<Card extends ScenarioCard = ScenarioCard, Prepared = PreparedScenario> {
  /** What its scenarios are called in the list: 'Battles'. */
  kindName(): string;
  /** What one plays in them, in a line below that. */
  kindText?(): string;
  /** What its rules are called: 'Sea Wings', or as `kindName` where they have no name of their own. */
  bookName(): string;
  /** On the button that begins one: 'Begin the battle'. */
  beginName(): string;
  facts(card: Card): CardFacts;
  /** The optional rules that have an effect in a scenario; without this, all of them. */
  options(card?: Card): readonly OptionChoice[];
  /** The clause that allows a pack of other tables. */
  packRule?: ClauseId;
  /** Below the facts: its level of the rules, for example. */
  Note?: LazyPage<{ card: Card }>;
  /** A recorded game played back small, for the first page. */
  Film?: LazyPage<FilmProps>;
  /** The address of a picture that stands in its place until it plays. */
  filmStill?: string;
  /** The start position, on a chart. */
  Opening?: LazyPage<{ loaded: Prepared }>;
  /** A side's forces. */
  Forces?: LazyPage<{ loaded: Prepared; side: Side }>;
}

/** A first game that explains itself while it is played; its screen tells the steps. */
export interface LessonUi {
  setup: {
    scenario: string;
    side: Side;
    bot: string;
    options: Readonly<Record<string, boolean>>;
  };
  /** On the first page. */
  words(): { title: string; text: string; begin: string; again: string };
}

/** A ship of the registry as she was on an ISO date. */
export interface RegisteredSheetProps {
  ship: RegisteredShip;
  date: string;
  /** The side on which her navy fought. */
  side: Side;
}

/**
 * A system's descriptor of the layer `ui`. All of it is optional: without it games are listed by their cards and
 * played from the list of legal orders (`default/DefaultScreen.tsx`).
 */
export interface SystemUi {
  /** The system's id. */
  id: string;
  lobby: LobbyUi;
  book?: BookUi;
  lesson?: LessonUi;
  Screen: LazyPage<ScreenProps>;
  Report: LazyPage<ReportProps>;
  /** What its rules make of a ship of the registry. */
  Sheet?: LazyPage<RegisteredSheetProps>;
  /** The editor of its scenarios, where they can be written in the chart room. */
  Editor?: LazyPage<EditorProps>;
}

/** Fetches the code of a page. */
type Load<Props> = () => Promise<ComponentType<Props>>;

/** What a system brings itself; the table supplies the rest. */
export interface OwnUi<Card extends ScenarioCard, Prepared> {
  id: string;
  lobby?: Partial<LobbyUi<Card, Prepared>>;
  book?: BookUi;
  lesson?: LessonUi;
  Screen?: Load<ScreenProps>;
  Report?: Load<ReportProps>;
  Sheet?: Load<RegisteredSheetProps>;
  Editor?: Load<EditorProps>;
}
