import { runSite } from '../serve/run-site';

runSite('start', 'first');
