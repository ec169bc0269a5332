/** Entry of the console's page. */
import { createRoot } from 'react-dom/client';
import { consoleApi } from './api';
import { App } from './App';
import { LanguageRoom } from './LanguageRoom';

const container = document.getElementById('console');
if (container === null) throw new Error('the page has no #console');
createRoot(container).render(
  <LanguageRoom>
    <App api={consoleApi} />
  </LanguageRoom>,
);
