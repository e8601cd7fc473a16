import { faultText } from '../../scenario/form/fault';
import { downloadText } from '../frame/download';
import { reportFault } from '../frame/faults';
import { exportSave, type OpenMatch } from './library';

/** Offers a match to the player as a file. */
export function downloadSave(match: OpenMatch): void {
  const text = exportSave(match);
  if (!text.ok) {
    reportFault(new Error(text.faults.map(faultText).join('; ')));
    return;
  }
  downloadText(text.value, `${match.title.toLowerCase().replaceAll(/\W+/g, '-')}-${match.id}.json`);
}
