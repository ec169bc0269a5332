import { describeRemote } from '@site/remote-kit/contract-suite';
import surface from '../remote.json';
import { remote } from './remote';

describeRemote(surface, remote);
