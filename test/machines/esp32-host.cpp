/**
 * The machine of devices/esp32 on this computer: what the glue of sipwell.yaml does, over stdin and stdout, with the fields
 * of each message already taken out of its JSON. Fields are separated by tabs.
 *
 * esp32-host CLOCK SLOT…   CLOCK: times faster than real, such as 5; @0: begins at 0, and stands still but for lines `at MS`, and
 * `jump MS`
 */
#include <poll.h>
#include <unistd.h>

#include <chrono>
#include <random>
#include <string>
#include <vector>

#include "../../devices/esp32/sipwell_machine.h"

using sipwell::Channel;

/** 0: a clock that stands still. */
static double speed = 0;
static uint32_t fake_now = 0;

static uint32_t now_ms() {
  if (speed == 0) return fake_now;
  static const auto start = std::chrono::steady_clock::now();
  const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - start;
  return static_cast<uint32_t>(passed.count() * speed);
}

static std::vector<std::string> fields_of(const std::string &line) {
  std::vector<std::string> fields;
  for (size_t from = 0;;) {
    const size_t tab = line.find('\t', from);
    fields.push_back(line.substr(from, tab - from));
    if (tab == std::string::npos) break;
    from = tab + 1;
  }
  fields.resize(8);
  return fields;
}

static void hear(sipwell::Machine &machine, const std::vector<std::string> &f) {
  const auto text = [&f](int i) { return f[i].c_str(); };
  const auto number = [&f](int i) { return static_cast<uint32_t>(strtoul(f[i].c_str(), nullptr, 10)); };
  if (f[0] == "at") {
    // As a device does: it looks at its pumps all the time.
    for (const uint32_t to = number(1); fake_now != to; machine.tick(fake_now)) fake_now++;
    printf("at\t%u\n", fake_now);
  }
  // The program was held up.
  if (f[0] == "jump") fake_now = number(1);
  const uint32_t now = now_ms();
  if (f[0] == "connected") machine.on_connected(now);
  if (f[0] == "disconnected") machine.on_disconnected();
  if (f[0] == "job") machine.on_job(now, {text(1), text(2), text(3), text(4)});
  if (f[0] == "care")
    machine.on_care(now, {text(1), text(2), text(3), static_cast<int>(number(4)), number(5),
                          static_cast<int>(number(6)), number(7)});
  if (f[0] == "stop") machine.on_stop(now, {text(1), text(2)});
  if (f[0] == "reply")
    machine.on_reply(now, {text(1), static_cast<int>(number(2)), text(3), text(4), {text(5), text(6)}});
  if (f[0] == "button") machine.stop_now(now);
  if (f[0] == "glass") machine.on_glass(now, f[1] == "1");
}

int main(int count, char **args) {
  setvbuf(stdout, nullptr, _IOLBF, 0);
  if (count < 2) return 1;
  if (args[1][0] == '@')
    fake_now = static_cast<uint32_t>(strtoul(args[1] + 1, nullptr, 10));
  else
    speed = strtod(args[1], nullptr);
  char boot[20];
  std::random_device random;
  snprintf(boot, sizeof boot, "%08x%08x", random(), random());
  printf("boot\t%s\n", boot);

  sipwell::Machine machine(boot, now_ms());
  machine.publish = [](Channel channel, const char *text) {
    printf("publish\t%s\t%s\n", channel == Channel::STATE ? "state" : "evt", text);
  };
  machine.pump = [](int slot, bool on) { printf("pump\t%d\t%d\t%u\n", slot, on, now_ms()); };
  for (int i = 2; i < count; i++) machine.add_pump(atoi(args[i]));

  // This computer may be busy, and its time runs faster.
  if (speed != 0) machine.held_up_ms = UINT32_MAX;

  std::string heard;
  for (pollfd in = {0, POLLIN, 0};;) {
    if (poll(&in, 1, speed == 0 ? -1 : 2) > 0) {
      char bytes[4096];
      const ssize_t length = read(0, bytes, sizeof bytes);
      if (length <= 0) return 0;
      heard.append(bytes, static_cast<size_t>(length));
    }
    for (size_t end; (end = heard.find('\n')) != std::string::npos; heard.erase(0, end + 1))
      hear(machine, fields_of(heard.substr(0, end)));
    if (speed != 0) machine.tick(now_ms());
  }
}
