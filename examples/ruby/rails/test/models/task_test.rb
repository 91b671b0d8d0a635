require "test_helper"

class TaskTest < ActiveSupport::TestCase
  test "requires a title" do
    assert_not Task.new(title: " ").valid?
  end
end
