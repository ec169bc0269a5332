/** The public entry of the remote kit. */
export { defineRemote } from './remote';
export { once } from './once';
export { useChatLink } from './use-chat-link';
