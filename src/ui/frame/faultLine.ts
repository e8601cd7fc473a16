import { faultTeller } from '../../scenario/form/fault';
import { refusalIn } from '../../words/registry';

/** A fault as one line, refusals as sentences where the words of their system are there. */
export const faultLine = faultTeller(({ system, refusal }) => refusalIn(system, refusal));
