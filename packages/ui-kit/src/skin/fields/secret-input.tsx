import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../button.tsx';
import { useUiLabels } from '../ui-provider.tsx';
import { Input } from './input.tsx';

/** A password or key. The eye button shows and hides it. */
export function SecretInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'suffix'>) {
  const labels = useUiLabels();
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      suffix={
        <IconButton
          label={shown ? labels.hideSecret : labels.showSecret}
          aria-pressed={shown}
          size="icon-xs"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  );
}
