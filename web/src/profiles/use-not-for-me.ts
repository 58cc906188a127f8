import { useLocation, useNavigate } from 'react-router-dom';
import { useHideMember } from '../members/use-hide-member.ts';
import { stepBack } from '../shared/step-back.ts';

/** Returns a function that leads from a profile to the list before it, and one that hides the member first. */
export function useNotForMe(member: { id: string; name: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const back = () => void (key === 'default' ? navigate('/feed') : stepBack(navigate));
  return { back, hide: useHideMember(member, back) };
}
