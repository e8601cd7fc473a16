import type { ComponentType } from 'react';
import type { ClauseId, Side } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import type { PreparedScenario } from '../../scenario/core/system';
import type { KeptPack } from '../frame/keptPack';
import type { LazyPage } from '../frame/lazyPage';
import type { ReportProps } from './reportProps';
import type { ScreenProps } from './screen';

/** An optional rule that a game can be begun with. */
export interface OptionChoice {
  id: string;
  rule: ClauseId;
  label: string;
  text: string;
}

/** What the lobby tells of a scenario in a line. */
export interface CardFacts {
  /** 'Battle', 'Operation, basic game'. */
  kind: string;
  /** 'day, clear'; absent where a system has no weather. */
  weather?: string;
  /** 'up to 4 rounds, about 40 minutes'. */
  length: string;
}

/** The pages before a game. All words are asked for when they are shown, for they go with the language. */
export interface LobbyUi<Card extends ScenarioCard = ScenarioCard, Prepared = PreparedScenario> {
  /** What its scenarios are called in the list: 'Battles'. */
  kindName(): string;
  /** What its rules are called: 'Battle'. */
  bookName(): string;
  /** On the button that begins one: 'Begin the battle'. */
  beginName(): string;
  facts(card: Card): CardFacts;
  /** The optional rules that have an effect in a scenario; without one, all there are. */
  options(card?: Card): readonly OptionChoice[];
  /** The clause by which it can be played with a pack of other tables. */
  packRule?: ClauseId;
  /** Under the facts: by which level of the rules it is played, say. */
  Note?: LazyPage<{ card: Card }>;
  /** How it stands at the start, on a chart. */
  Opening?: LazyPage<{ loaded: Prepared }>;
  /** What a side has. */
  Forces?: LazyPage<{ loaded: Prepared; side: Side }>;
}

/** The rules of a system as players read them, each part fetched when it is asked for. */
export interface BookUi {
  /** RULES.md as it is written. */
  load(): Promise<string>;
  /** Notes on clauses, by their ids, that do not hold as they stand in games with a pack of tables. */
  packNotes?(): Promise<(pack: KeptPack) => ReadonlyMap<string, string>>;
}

/**
 * A system's descriptor of the layer `ui`. All of it may be left out: then its games are listed by what their cards hold and
 * played from the list of legal orders (`default/DefaultScreen.tsx`).
 */
export interface SystemUi {
  /** The system's id. */
  id: string;
  lobby: LobbyUi;
  book?: BookUi;
  Screen: LazyPage<ScreenProps>;
  Report: LazyPage<ReportProps>;
}

/** Fetches the code of a page. */
type Load<Props> = () => Promise<ComponentType<Props>>;

/** What a system brings of its own; the rest is the table's. */
export interface OwnUi<Card extends ScenarioCard, Prepared> {
  id: string;
  lobby?: Partial<LobbyUi<Card, Prepared>>;
  book?: BookUi;
  Screen?: Load<ScreenProps>;
  Report?: Load<ReportProps>;
}
