import { type AnySystem, must, type Outcome } from '../../rules/core';
import { systemOf } from '../../rules/registry';
import type { Looks } from './analysis';
import { scoreOf } from './playOn';
import { type Judged, judgedBy, type Sample, takeSample } from './sample';
import { type PlayedSegment, playedSegments } from './segments';
import type { PlayedGame } from './standing';

/** A finished game, laid out to be analyzed. */
export interface Analyst {
  system: AnySystem;
  segments: PlayedSegment[];
  /** How it ended by the rules; `undefined` for a game that goes on or was given up. */
  outcome: Outcome | undefined;
  /** What it came to for the Allies: 1 won, 0 lost, 1/2 drawn; nothing where the rules had not ended it. */
  end: number | undefined;
  judged: Judged;
  /** Takes looks at a segment: the same wherever they are taken. */
  look(looks: Looks): Sample[];
  /** The chance of a look, which looks of the same number have in common, whatever segment they are at. */
  seedOf(look: number): string;
}

/** @param seed of the playouts; it has nothing to do with the dice of the game */
export function newAnalyst(game: PlayedGame, seed: string): Analyst {
  const system: AnySystem = must(systemOf(game.system), `system ${game.system}`);
  const { segments, outcome } = playedSegments(system, game);
  const seedOf = (look: number) => `${seed}/${look}`;
  return {
    system,
    segments,
    outcome,
    seedOf,
    end: outcome && scoreOf(outcome),
    judged: judgedBy(system, segments),
    look({ segment, from, to }) {
      const played = must(segments[segment], `segment ${segment}`);
      return Array.from({ length: to - from }, (_, i) =>
        takeSample(system, played, seedOf(from + i)),
      );
    },
  };
}
