/** The public entry of the remote kit. */
export { defineRemote } from './remote';
export { once } from './once';
export { useServiceUrl } from './use-service-url';
