import type { Instead, Outline } from '../../lab/analysis/outline';
import type { PlayedGame } from '../../lab/analysis/standing';
import type { Side } from '../../rules/core';
import type { CrewTask } from './crew';
import type { FromLab, ToLab } from './player';

interface LayoutTask extends Pick<CrewTask<never>, 'newWorker'> {
  played: PlayedGame;
  /** Of the playouts. */
  seed: string;
  onOutline(outline: Outline): void;
  onFault(fault: string): void;
}

/** A finished game that lies in a worker: playing a long one again would hold the page for seconds. */
export interface Layout {
  /** What the Commander would have ordered in a side's place; never told once it is closed. */
  instead(segment: number, side: Side): Promise<Instead | null>;
  close(): void;
}

/** Lays a finished game out in a worker of its own, which answers questions about it until it is closed. */
export function layOut({ played, seed, newWorker, onOutline, onFault }: LayoutTask): Layout {
  /** Questions are answered in the order in which they were asked. */
  const asked: ((instead: Instead | null) => void)[] = [];
  const worker = newWorker();
  /** A question without an answer is no reason to stop. */
  const giveUp = (fault: string) => {
    const question = asked.shift();
    if (question) question(null);
    else onFault(fault);
  };
  const tell = (message: ToLab) => worker.postMessage(message);
  worker.onmessage = ({ data }: MessageEvent<FromLab>) => {
    if (data.lab === 'laid out') onOutline(data.outline);
    else if (data.lab === 'instead') asked.shift()?.(data.instead);
    else if (data.lab === 'fault') giveUp(data.fault);
  };
  worker.onerror = () => onFault('The worker of the lab has failed.');
  tell({ lab: 'lay out', played, seed });
  return {
    instead: (segment, side) =>
      new Promise((resolve) => {
        asked.push(resolve);
        tell({ lab: 'instead', segment, side });
      }),
    close() {
      worker.onmessage = null;
      worker.terminate();
    },
  };
}
