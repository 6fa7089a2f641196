import { useLocation, useNavigate } from 'react-router';

/** Closes what stands after the ? of the address: opened by a link of ours, it is one step back; else there is nothing of ours behind it. */
export function useWayBack(): () => void {
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  return () => void (key === 'default' ? navigate(pathname, { replace: true, preventScrollReset: true }) : navigate(-1));
}
