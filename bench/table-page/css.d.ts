// Style imports have side effects only.
declare module '*.css';
