export * from './arc';
export * from './axial';
export * from './direction';
export * from './flat';
export * from './label';
export * from './layout';
export * from './line';
export * from './ring';
