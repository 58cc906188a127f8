import { useNavigate } from 'react-router-dom';
import { useHideMember } from '../members/use-hide-member.ts';
import { pagesBefore, stepBack } from '../shared/step-back.ts';

/** Returns a function that leads from a profile to the list before it, and one that hides the member first. */
export function useNotForMe(member: { id: string; name: string }) {
  const navigate = useNavigate();
  const back = () => {
    if (pagesBefore() > 0) return stepBack(navigate);
    void navigate('/feed');
    // In the Feed the card may be far down.
    return () => void navigate(`/profile/${member.id}`);
  };
  return { back, hide: useHideMember(member, back) };
}
