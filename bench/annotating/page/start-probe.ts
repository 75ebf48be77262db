import { startProbe } from './probe';

startProbe();
