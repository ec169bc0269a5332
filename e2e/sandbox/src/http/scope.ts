/** Routes in a scope of their own: hooks that are added inside touch nothing else. */
import type { FastifyInstance } from 'fastify';

/** Where the framework looks for a name first. */
const NAME = Symbol.for('fastify.display-name');

/**
 * Opens one. It is named, because a nameless one is looked for among all loaded modules, which
 * under a test runner costs more than its routes.
 */
export function inScope(
  app: FastifyInstance,
  name: string,
  work: (scope: FastifyInstance) => void,
): void {
  const plugin = async (scope: FastifyInstance): Promise<void> => {
    work(scope);
  };
  void app.register(Object.assign(plugin, { [NAME]: name }));
}
