/** Entry of the desk's page. */
import { createRoot } from 'react-dom/client';
import { deskApi } from './api';
import { App } from './App';

const container = document.getElementById('desk');
if (container === null) throw new Error('the page has no #desk');
createRoot(container).render(<App api={deskApi} />);
