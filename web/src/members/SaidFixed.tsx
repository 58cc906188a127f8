import { Message } from '../shared/message.ts';
import { otherSaysFixed, saysFixed } from '../shared/relative-sentences.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { useShownName } from '../shared/use-shown-name.ts';

/** That the other side, by this name unless they have left, says that the own marriage is fixed. */
export function SaidFixed({ firstName }: { firstName: string | undefined }) {
  const { person } = useOwnPerson();
  const shownName = useShownName();
  if (firstName === undefined) return <Message {...otherSaysFixed} values={{ person }} />;
  return <Message {...saysFixed} values={{ name: <bdi>{shownName(firstName)}</bdi>, person }} />;
}
