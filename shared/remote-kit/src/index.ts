/** The public door of the remote kit. */
export { defineRemote, type PageModule, type RemoteDefinition, type SlotModule } from './remote';
export { once } from './once';
export { useServiceUrl } from './use-service-url';
