/** The public door of the remote kit. */
export { defineRemote, type PageModule, type RemoteDefinition, type RemoteParts, type SlotModule } from './remote';
export { useServiceUrl } from './use-service-url';
