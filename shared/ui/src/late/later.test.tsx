import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { later } from './later';

/** A component's code, and the moment it comes. */
function held<Props extends object>(View: (props: Props) => ReactNode) {
  let bring: () => void = () => undefined;
  const load = jest.fn(
    () =>
      new Promise<typeof View>((resolve) => {
        bring = () => resolve(View);
      }),
  );
  return { load, bring: () => bring() };
}

const Hello = ({ name }: { readonly name: string }) => <p>你好，{name}</p>;

class Boundary extends Component<{ readonly children: ReactNode }, { readonly lost: boolean }> {
  override state = { lost: false };
  static getDerivedStateFromError() {
    return { lost: true };
  }
  override render() {
    return this.state.lost ? (
      <button type="button" onClick={() => this.setState({ lost: false })}>
        重试
      </button>
    ) : (
      this.props.children
    );
  }
}

test('what waits stands until the code is there', async () => {
  const { load, bring } = held(Hello);
  const Later = later(load);
  render(<Later name="小明" meanwhile={<p>加载中</p>} />);
  expect(screen.getByText('加载中')).toBeVisible();
  await act(async () => bring());
  expect(screen.getByText('你好，小明')).toBeVisible();
  expect(screen.queryByText('加载中')).toBeNull();
});

test('code that came before is shown at once, and is fetched once', async () => {
  const { load, bring } = held(Hello);
  const Later = later(load);
  const ahead = Later.ahead();
  bring();
  await ahead;
  render(
    <>
      <Later name="小明" />
      <Later name="小红" />
    </>,
  );
  expect(screen.getByText('你好，小明')).toBeVisible();
  expect(screen.getByText('你好，小红')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('code that is lost is told to the boundary, and asked for again when that tries again', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Hello);
  const Later = later<{ readonly name: string }>(load);
  await act(async () => {
    render(
      <Boundary>
        <Later name="小明" />
      </Boundary>,
    );
  });
  await act(async () => screen.getByRole('button', { name: '重试' }).click());
  expect(screen.getByText('你好，小明')).toBeVisible();
  errors.mockRestore();
});

describe('without a network', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get');
  beforeEach(() => void isOnline.mockReturnValue(false));
  afterAll(() => isOnline.mockRestore());
  const comesBack = (): Promise<void> =>
    act(async () => {
      isOnline.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    });

  test('what is missing takes nothing of the page along, and comes with the network', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Hello);
    const Later = later<{ readonly name: string }>(load);
    await act(async () => {
      render(
        <Boundary>
          <p>赛事列表</p>
          <Later name="小明" meanwhile={<p>加载中</p>} />
        </Boundary>,
      );
    });
    expect(screen.getByText('赛事列表')).toBeVisible();
    expect(screen.getByText('加载中')).toBeVisible();
    await comesBack();
    expect(screen.getByText('你好，小明')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('what fails once more as the network comes back takes nothing along either', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('not yet'))
      .mockRejectedValueOnce(new Error('not yet'))
      .mockResolvedValue(Hello);
    const Later = later<{ readonly name: string }>(load);
    await act(async () => {
      render(
        <Boundary>
          <p>赛事列表</p>
          <Later name="小明" />
        </Boundary>,
      );
    });
    await comesBack();
    expect(screen.getByText('赛事列表')).toBeVisible();
    expect(await screen.findByText('你好，小明', {}, { timeout: 4_000 })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(4);
  });
});

describe('where React keeps its own time', () => {
  const globals = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeEach(() => {
    globals.IS_REACT_ACT_ENVIRONMENT = false;
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  });
  afterEach(() => {
    jest.useRealTimers();
    globals.IS_REACT_ACT_ENVIRONMENT = true;
  });

  /** Time in which React draws, and which its throttle of fallbacks outlives. */
  const moment = async (): Promise<void> => {
    for (let step = 0; step < 10; step += 1) await jest.advanceTimersByTimeAsync(10);
  };

  test('code that has come is shown in the next picture', async () => {
    // React takes its timers when it is read: it is read anew, with those of the test.
    await jest.isolateModulesAsync(async () => {
      const [{ createRoot }, own] = await Promise.all([
        import('react-dom/client'),
        import('./later'),
      ]);
      const { load, bring } = held(Hello);
      const Later = own.later(load);
      const place = document.createElement('div');
      const root = createRoot(place);
      root.render(<Later name="小明" meanwhile="加载中" />);
      await moment();
      expect(place).toHaveTextContent('加载中');
      bring();
      await moment();
      expect(place).toHaveTextContent('你好，小明');
      root.unmount();
    });
  });
});
