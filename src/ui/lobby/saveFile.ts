import { faultText } from '../../scenario';
import { reportFault } from '../app/faults';
import { exportSave, type OpenMatch } from '../match/library';

/** Hands a match to the person as a file. */
export function downloadSave(match: OpenMatch): void {
  const text = exportSave(match);
  if (!text.ok) {
    reportFault(new Error(text.faults.map(faultText).join('; ')));
    return;
  }
  const url = URL.createObjectURL(new Blob([text.value], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${match.title.toLowerCase().replaceAll(/\W+/g, '-')}-${match.id}.json`;
  link.click();
  URL.revokeObjectURL(url);
}
