import { useLocation, useNavigate } from 'react-router';

/** Closes what stands in the address: opened by a link of ours, it is one step back; else there is nothing of ours behind it. */
export function useWayBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  return () => void (key === 'default' ? navigate('/', { replace: true, preventScrollReset: true }) : navigate(-1));
}
