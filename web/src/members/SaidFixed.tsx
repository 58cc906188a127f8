import { Message } from '../shared/message.ts';
import { otherSaysFixed, saysFixed } from '../shared/relative-sentences.ts';
import { useOwnPerson } from '../shared/use-own-person.ts';
import { useWriterName, type Writer } from './use-writer-name.ts';

/** That the other side, who has left without a name, says that the own marriage is fixed. */
export function SaidFixed({ firstName, createdBy = 'SELF' }: Partial<Writer>) {
  const { person } = useOwnPerson();
  const writerName = useWriterName();
  if (firstName === undefined) return <Message {...otherSaysFixed} values={{ person }} />;
  const [name, other] = [writerName({ firstName, createdBy }), writerName({ firstName })];
  return <Message {...saysFixed} values={{ name, other, person, author: createdBy }} />;
}
