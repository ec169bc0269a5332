/** The router as remotes may use it: named re-exports, shaken once in the host (stack.md 3c). */
export { Link, type LinkProps } from './link';
export { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
