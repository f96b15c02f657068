import { Button } from '@/components/button';
import { showToast } from '@/components/toast/toast-store';
import { saveFile } from '@/lib/save-file';
import { useOnline } from '@/lib/use-online';
import { useApiMutation } from '@/services/use-api-mutation';
import styles from './download-my-data.module.css';

export function DownloadMyData() {
  const { mutate, isPending } = useDownloadMyData();
  const isOnline = useOnline();
  return (
    <>
      <Button
        variant="outline"
        busy={isPending}
        disabled={!isOnline}
        className={styles.button}
        onClick={() => mutate()}
      >
        {isPending ? 'Collecting Your Data...' : 'Download My Data'}
      </Button>
      <p className={styles.note}>
        {isOnline
          ? 'One JSON file with everything we store about you, up to 5 times a day.'
          : 'To download your data, you need a connection.'}
      </p>
    </>
  );
}

/** Returns a mutation that downloads the member's data and shows the result in a toast. */
const useDownloadMyData = () =>
  useApiMutation('exportMyData', {
    input: () => ({}),
    onSuccess: ({ blob, filename }) => {
      saveFile(blob, filename ?? 'boloboard-my-data.json');
      showToast({ title: 'Your data is downloaded' });
    },
    failure: { title: "Couldn't download your data", fallback: 'Please try again.' },
  });
