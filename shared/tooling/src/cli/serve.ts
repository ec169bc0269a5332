import { runSite } from '../serve/run-site';

runSite('serve', 'never');
