/** What passes of the targets that a caller writes: paths that climb, that are encoded, of nobody. */
import { passage, type Line } from './passage.fixture';

const site = passage();

site.passes([
  {
    name: 'a target with an origin of its own',
    head: ['GET http://evil.example/api/x HTTP/1.1'],
    status: 400,
    onward: null,
  },
  { name: 'a target that is a star', head: ['OPTIONS * HTTP/1.1'], status: 405, onward: null },
  { name: 'a target without a slash', head: ['GET api/x HTTP/1.1'], status: 400, onward: null },
  {
    name: 'a path that climbs',
    head: ['GET /api/../__sandbox/clock HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a path that climbs at its end',
    head: ['GET /api/x/.. HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a path that climbs encoded',
    head: ['GET /api/%2e%2e/__sandbox/clock HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a path that climbs half encoded',
    head: ['GET /api/.%2E/__sandbox/clock HTTP/1.1'],
    status: 404,
    onward: null,
  },
  { name: 'a path that stands still', head: ['GET /api/./x HTTP/1.1'], status: 404, onward: null },
  { name: 'doubled slashes', head: ['GET /api//x HTTP/1.1'], status: 404, onward: null },
  { name: 'doubled slashes before', head: ['GET //api/x HTTP/1.1'], status: 404, onward: null },
  { name: 'a backslash', head: ['GET /api/..\\__sandbox HTTP/1.1'], status: 404, onward: null },
  {
    name: 'an encoded backslash',
    head: ['GET /api/..%5c__sandbox HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'an encoded slash',
    head: ['GET /api/..%2f__sandbox HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a prefix that is encoded, and doubled slashes',
    head: ['GET /%61pi//x HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a prefix that is encoded, and a path that climbs',
    head: ['GET /%61pi/..%2f__sandbox HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'controls by an encoded name',
    head: ['GET /%5f%5fsandbox/clock HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a path that climbs with a parameter',
    head: ['GET /api/..;/__sandbox HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a path that climbs with a parameter, encoded',
    head: ['GET /api/%2e%2e%3bx/__sandbox HTTP/1.1'],
    status: 404,
    onward: null,
  },
  { name: 'an encoded zero', head: ['GET /api/x%00.js HTTP/1.1'], status: 404, onward: null },
  {
    name: 'dots and slashes in a query',
    head: ['GET /api/x?u=/../%2e%2e//a HTTP/1.1'],
    status: 200,
    onward: /^GET \/api\/x\?u=\/\.\.\/%2e%2e\/\/a HTTP/,
  },
  { name: 'a path of nobody', head: ['GET /nothing HTTP/1.1'], status: 404, onward: null },
] satisfies readonly Line[]);
