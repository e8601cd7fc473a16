export { battleDoctrine } from './doctrine';
export { battlePlaybook } from './playbook';
