export { battleDoctrine } from './doctrine';
