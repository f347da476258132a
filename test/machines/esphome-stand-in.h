#pragma once
/** The parts of ESPHome, ArduinoJson and ESP-IDF that devices/esp32 names, as they declare them: to be compiled, not run. */
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>

struct JsonVariantConst {
  JsonVariantConst operator[](const char *) const;
  template <typename T>
  friend T operator|(const JsonVariantConst &, T);
};
struct JsonObjectConst {
  JsonVariantConst operator[](const char *) const;
};

struct esp_timer;
using esp_timer_handle_t = esp_timer *;
enum esp_timer_dispatch_t { ESP_TIMER_TASK };
struct esp_timer_create_args_t {
  void (*callback)(void *);
  void *arg;
  esp_timer_dispatch_t dispatch_method;
  const char *name;
  bool skip_unhandled_events;
};
int esp_timer_create(const esp_timer_create_args_t *, esp_timer_handle_t *);
int esp_timer_start_periodic(esp_timer_handle_t, uint64_t period_us);
#define ESP_ERROR_CHECK(call) (void)(call)

namespace esphome {
uint32_t millis();
uint32_t random_uint32();

namespace output {
class BinaryOutput {
 public:
  virtual void turn_on();
  virtual void turn_off();
};
}  // namespace output

namespace gpio {
class GPIOBinaryOutput : public output::BinaryOutput {};
}  // namespace gpio

namespace binary_sensor {
class BinarySensor {
 public:
  bool state;
};
}  // namespace binary_sensor

namespace mqtt {
struct MQTTMessage {
  std::string topic;
  std::string payload;
  uint8_t qos;
  bool retain;
};
class MQTTClientComponent {
 public:
  void set_last_will(MQTTMessage &&message);
  bool publish(const MQTTMessage &message);
  bool publish(const std::string &topic, const std::string &payload, uint8_t qos = 0, bool retain = false);
  bool publish(const std::string &topic, const char *payload, size_t length, uint8_t qos = 0, bool retain = false);
  bool is_connected();
};
}  // namespace mqtt
}  // namespace esphome

using namespace esphome;
