import { faultTeller } from '../../scenario';
import { refusalIn } from '../../words/registry';

/** A fault as one line, refusals as sentences. */
export const faultLine = faultTeller(({ system, refusal }) => refusalIn(system, refusal));
